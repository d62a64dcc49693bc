/** Delay before each attempt. */
const DELAYS_MS = [2_000, 5_000, 15_000, 30_000] as const

/** Jitter as a share of the delay, so that browsers that failed together do not retry together. */
const SPREAD = 0.2

/**
 * The delay before the next attempt, in milliseconds; null after the last one.
 * @param tries attempts made so far
 * @param chance a random number from 0 to 1
 * @source ERROR-11
 */
export function retryDelay(tries: number, chance: number): number | null {
  const delay = DELAYS_MS[tries]
  return delay === undefined ? null : Math.round(delay * (1 - SPREAD + 2 * SPREAD * chance))
}
