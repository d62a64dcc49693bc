import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkQuota } from './check-quota.ts'

const browser = (storage: unknown) => vi.stubGlobal('navigator', { storage })
const withUsage = (usage: number) => ({ estimate: async () => ({ usage, quota: 1000 }) })
const HALF_A_MINUTE = 30_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function countPurged(milliseconds: number): Promise<number> {
  const purge = vi.fn()
  checkQuota(purge)
  await vi.advanceTimersByTimeAsync(milliseconds)
  return purge.mock.calls.length
}

// CACHE-4, LIMIT-30
describe('the quota check', () => {
  it('checks every 30 seconds and purges each time the quota is used up', async () => {
    browser(withUsage(950))
    expect(await countPurged(HALF_A_MINUTE - 1)).toBe(0)
    expect(await countPurged(HALF_A_MINUTE)).toBe(1)
    expect(await countPurged(3 * HALF_A_MINUTE)).toBe(3)
  })

  it('does not purge while there is room', async () => {
    browser(withUsage(900))
    expect(await countPurged(HALF_A_MINUTE)).toBe(0)
  })

  it.each([
    ['reports no figures', {}],
    ['has no storage manager', undefined],
    ['reports usage without a quota', { estimate: async () => ({ usage: 950 }) }],
  ])('does not purge if the browser %s', async (_, storage) => {
    browser(storage)
    expect(await countPurged(HALF_A_MINUTE)).toBe(0)
  })

  // CACHE-11
  it.each([
    ['rejects the estimate', () => Promise.reject(new DOMException('denied', 'SecurityError'))],
    [
      'throws',
      () => {
        throw new TypeError('no storage here')
      },
    ],
  ])('asks once and logs a warning if the browser %s', async (_, tell) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const estimate = vi.fn(tell)
    browser({ estimate })
    expect(await countPurged(3 * HALF_A_MINUTE)).toBe(0)
    expect(estimate).toHaveBeenCalledTimes(1)
    expect(warn).toHaveBeenCalledTimes(1)
    warn.mockRestore()
  })

  it('does not ask again while an estimate is pending', async () => {
    const estimate = vi.fn(() => new Promise<StorageEstimate>(() => {}))
    browser({ estimate })
    expect(await countPurged(3 * HALF_A_MINUTE)).toBe(0)
    expect(estimate).toHaveBeenCalledTimes(1)
  })
})
