import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLock } from './lock.ts'

afterEach(() => vi.unstubAllGlobals())

const stubLocks = (request: (name: string, work: () => Promise<unknown>) => Promise<unknown>) =>
  vi.stubGlobal('navigator', { locks: { request } })

// CACHE-11
describe('a lock', () => {
  it('runs work in this tab if the browser denies locks, as it does to shops that may store nothing', async () => {
    stubLocks(() => Promise.reject(new DOMException('The request was denied.', 'SecurityError')))
    const withLock = createLock('tasks')
    const order: string[] = []
    const first = withLock(async () => {
      await null
      order.push('first')
      return 1
    })
    const second = withLock(async () => order.push('second'))
    expect(await first).toBe(1)
    await second
    expect(order).toEqual(['first', 'second'])
  })

  it('runs work that fails only once', async () => {
    stubLocks((_, work) => work())
    const work = vi.fn(() => Promise.reject(new Error('no answer')))
    await expect(createLock('tasks')(work)).rejects.toThrow('no answer')
    expect(work).toHaveBeenCalledTimes(1)
  })
})
