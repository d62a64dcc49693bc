import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentNotices, dismiss } from '../../../../components/notifications/index.ts'
import { changeNotices } from './change-notices.ts'

const UPDATED = () => ({ type: 'success', message: 'Updated' }) as const
const readNotices = () => currentNotices().map(({ message }) => message)

const dismissAll = () => {
  for (const { id } of currentNotices()) dismiss(id)
}

beforeEach(() => {
  vi.useFakeTimers()
  // Test files share the page's notices.
  dismissAll()
})
afterEach(() => {
  vi.useRealTimers()
  dismissAll()
})

// CART-41
describe('the success notice of a cart change', () => {
  it('appears after the server has accepted the change', async () => {
    const { promise: sent, resolve } = Promise.withResolvers<void>()
    const followed = changeNotices().follow(['A'], UPDATED, sent)
    await vi.advanceTimersByTimeAsync(500)
    expect(readNotices()).toEqual([])
    resolve()
    expect(await followed).toEqual(new Set())
    expect(readNotices()).toEqual(['Updated'])
  })

  it('appears after a second if the server has not answered by then', async () => {
    void changeNotices().follow(['A'], UPDATED, Promise.withResolvers<void>().promise)
    await vi.advanceTimersByTimeAsync(1000)
    expect(readNotices()).toEqual(['Updated'])
  })

  it('does not appear if the change is rejected', async () => {
    const notices = changeNotices()
    const { promise: sent, resolve } = Promise.withResolvers<void>()
    const followed = notices.follow(['A'], UPDATED, sent)
    notices.reject(['A'], 'Only 48')
    resolve()
    expect(await followed).toEqual(new Set(['A']))
    expect(readNotices()).toEqual(['Only 48'])
  })

  it('is replaced by a late rejection', async () => {
    const notices = changeNotices()
    void notices.follow(['A'], UPDATED, Promise.withResolvers<void>().promise)
    await vi.advanceTimersByTimeAsync(1000)
    notices.reject(['A'], 'Only 48')
    expect(readNotices()).toEqual(['Only 48'])
  })

  it('stays if another line, or only one of several lines, is rejected', async () => {
    const notices = changeNotices()
    const followed = notices.follow(['A', 'B'], UPDATED, Promise.resolve())
    notices.reject(['B'], 'Only 48')
    notices.reject(['C'], 'Gone')
    notices.reject([], 'Not saved')
    expect(await followed).toEqual(new Set(['B']))
    expect(readNotices()).toEqual(['Only 48', 'Gone', 'Not saved', 'Updated'])
  })

  it('is created without the rejected lines', async () => {
    const notices = changeNotices()
    const message = (rejected: ReadonlySet<string>) => `Added, but not ${[...rejected]}`
    const createNotice = (rejected: ReadonlySet<string>) => ({ type: 'success', message: message(rejected) }) as const
    const followed = notices.follow(['A', 'B'], createNotice, Promise.resolve())
    notices.reject(['B'], 'Only 48')
    await followed
    expect(readNotices()).toEqual(['Only 48', 'Added, but not B'])
  })

  // CUT-31
  it('does not appear if a change is taken back because one of its lines was rejected', async () => {
    const notices = changeNotices()
    const { promise: sent, resolve } = Promise.withResolvers<void>()
    const followed = notices.follow(['PLY', 'LIST'], UPDATED, sent)
    notices.reject(['LIST'], 'Not cut')
    notices.reject(['PLY', 'LIST'], 'Your cart stays as it was.')
    resolve()
    await followed
    expect(readNotices()).toEqual(['Not cut', 'Your cart stays as it was.'])
  })
})
