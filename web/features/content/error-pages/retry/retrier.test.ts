import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRetrier, type RetryState } from './retrier.ts'

const HOUR = 3_600_000
const events = new EventTarget()
const page = Object.assign(new EventTarget(), { hidden: false })
const network = { onLine: true }

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(page, { hidden: false })
  Object.assign(network, { onLine: true })
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A retrier whose attempts fail until `succeed` is called. */
function failingRetrier() {
  const states: RetryState[] = []
  const attempt = vi.fn(async () => false)
  const retrier = createRetrier({ attempt, onState: (state) => states.push(state) })
  return { ...retrier, attempt, states, succeed: () => attempt.mockResolvedValue(true) }
}

// ERROR-11
describe('createRetrier', () => {
  it('tries four times with growing delays, then stops', async () => {
    const { start, attempt, states } = failingRetrier()
    start()
    await vi.advanceTimersByTimeAsync(HOUR)
    expect(attempt).toHaveBeenCalledTimes(4)
    expect(states.at(-1)).toBe('stopped')
  })

  it('stops after the first success', async () => {
    const { start, attempt, states, succeed } = failingRetrier()
    start()
    await vi.advanceTimersByTimeAsync(2_500)
    expect(attempt).toHaveBeenCalledTimes(1)
    succeed()
    await vi.advanceTimersByTimeAsync(HOUR)
    expect(attempt).toHaveBeenCalledTimes(2)
    expect(states.at(-1)).toBe('done')
    events.dispatchEvent(new Event('online'))
    expect(attempt).toHaveBeenCalledTimes(2)
  })

  it('counts an attempt that throws as failed', async () => {
    const { start, attempt, states } = failingRetrier()
    attempt.mockRejectedValueOnce(new Error('no answer'))
    start()
    await vi.advanceTimersByTimeAsync(HOUR)
    expect(attempt).toHaveBeenCalledTimes(4)
    expect(states.at(-1)).toBe('stopped')
  })

  it.each([
    ['the network returns', events, 'online'],
    ['the page becomes visible', page, 'visibilitychange'],
  ])('retries at once when %s, even after the last attempt', async (_, target, event) => {
    const { start, attempt, states, succeed } = failingRetrier()
    start()
    await vi.advanceTimersByTimeAsync(HOUR)
    succeed()
    target.dispatchEvent(new Event(event))
    await vi.advanceTimersByTimeAsync(0)
    expect(attempt).toHaveBeenCalledTimes(5)
    expect(states.at(-1)).toBe('done')
  })

  it.each([
    ['on a hidden page', () => Object.assign(page, { hidden: true })],
    ['offline', () => Object.assign(network, { onLine: false })],
  ])('makes no attempt %s', async (_, prevent) => {
    const { start, attempt } = failingRetrier()
    prevent()
    start()
    await vi.advanceTimersByTimeAsync(HOUR)
    expect(attempt).not.toHaveBeenCalled()
  })

  it('restarts its delays after a retry by the shopper', async () => {
    const { start, tryNow, attempt, states } = failingRetrier()
    start()
    await vi.advanceTimersByTimeAsync(HOUR)
    await tryNow()
    expect(states.at(-1)).toBe('waiting')
    await vi.advanceTimersByTimeAsync(HOUR)
    expect(attempt).toHaveBeenCalledTimes(8)
  })

  it('ignores results after it was stopped', async () => {
    const { start, stop, attempt, states } = failingRetrier()
    const late = Promise.withResolvers<boolean>()
    attempt.mockImplementationOnce(() => late.promise)
    start()
    await vi.advanceTimersByTimeAsync(2_500)
    stop()
    start()
    late.resolve(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(states.at(-1)).toBe('waiting')
    await vi.advanceTimersByTimeAsync(2_500)
    expect(attempt).toHaveBeenCalledTimes(2)
  })
})
