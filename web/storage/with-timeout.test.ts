import { describe, expect, it, vi } from 'vitest'
import { withTimeout } from './with-timeout.ts'

const PATIENCE_MS = 80

/** A device that answers as soon as the page has time to read the answer. */
const resolveSoon = () => new Promise<string>((resolve) => setImmediate(() => setImmediate(resolve, 'kept')))

function keepThePageBusy(milliseconds: number) {
  const end = Date.now() + milliseconds
  while (Date.now() < end);
}

// CACHE-1, LIMIT-28
describe('a time limit', () => {
  it('does not time out because the page itself was busy', async () => {
    const result = withTimeout(PATIENCE_MS, resolveSoon())
    keepThePageBusy(2 * PATIENCE_MS)
    await expect(result).resolves.toBe('kept')
  })

  it('times out exactly after the limit', async () => {
    vi.useFakeTimers()
    const rejected = vi.fn<() => void>()
    withTimeout(PATIENCE_MS, new Promise(() => {})).catch(rejected)
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1)
    expect(rejected).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(rejected).toHaveBeenCalledWith(new Error(`No result within ${PATIENCE_MS} ms`))
    vi.useRealTimers()
  })

  it('leaves no timer behind after the result', async () => {
    vi.useFakeTimers()
    await expect(withTimeout(PATIENCE_MS, Promise.resolve('kept'))).resolves.toBe('kept')
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })
})
