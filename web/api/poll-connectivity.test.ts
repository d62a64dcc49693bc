import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentNetwork, markOnline, updateNetwork } from './network.ts'
import { pollConnectivity } from './poll-connectivity.ts'

let answers: (Response | Error)[] = []
const asked = vi.fn<(address: string) => void>()
let end: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('fetch', async (address: string) => {
    asked(address)
    const answer = answers.shift() ?? new TypeError('Failed to fetch')
    if (answer instanceof Error) throw answer
    return answer
  })
  updateNetwork({ isOnline: true })
  end = pollConnectivity()
})
afterEach(() => {
  end()
  updateNetwork({ isOnline: true })
  answers = []
  asked.mockClear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const REACHED = () => new Response(null)
const FAILING = () => new Response(null, { status: 502 })

// QUEUE-9
describe('network polling', () => {
  it('polls until the network is back', async () => {
    answers = [new TypeError('Failed to fetch'), FAILING(), REACHED()]
    updateNetwork({ isOnline: false })
    await vi.advanceTimersByTimeAsync(1000 + 2000)
    expect(currentNetwork().isOnline).toBe(false)
    await vi.advanceTimersByTimeAsync(4000)
    expect(currentNetwork().isOnline).toBe(true)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(asked.mock.calls).toEqual([['/client-manifest.json'], ['/client-manifest.json'], ['/client-manifest.json']])
  })

  it('polls at most once a minute during a long outage', async () => {
    updateNetwork({ isOnline: false })
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(asked.mock.calls.length).toBeLessThan(67)
    expect(asked.mock.calls.length).toBeGreaterThan(55)
  })

  it('does not poll while the browser reports that it is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    updateNetwork({ isOnline: false })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(asked).not.toHaveBeenCalled()
  })

  it('polls after a lost request if the browser has wrongly reported that it is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    markOnline({ isAskedOffline: true })
    answers = [REACHED()]
    updateNetwork({ isOnline: false })
    await vi.advanceTimersByTimeAsync(1000)
    expect(currentNetwork().isOnline).toBe(true)
    vi.stubGlobal('navigator', { onLine: true })
  })

  it('stops polling once a request has reached the shop', async () => {
    updateNetwork({ isOnline: false })
    updateNetwork({ isOnline: true })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(asked).not.toHaveBeenCalled()
  })

  it('polls less and less often if the network keeps dropping', async () => {
    const MINUTE_MS = 60_000
    for (let losses = 0; losses < 12; losses += 1) {
      answers = [REACHED()]
      updateNetwork({ isOnline: false })
      await vi.advanceTimersByTimeAsync(5000)
    }
    expect(asked.mock.calls.length).toBeLessThan(12)
    updateNetwork({ isOnline: true })
    await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
    asked.mockClear()
    updateNetwork({ isOnline: false })
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toHaveBeenCalledOnce()
  })
})
