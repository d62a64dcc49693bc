/** How long an answer is taken without asking again, in milliseconds. */
export const FRESH_MS = 60_000

/** An answer with gaps is asked for again sooner than a whole one, but not at once. */
const GAPS_MS = 10_000

/** `fresh`: use it. `stale`: use it and ask again. `missing`: ask. */
export type Freshness = 'fresh' | 'stale' | 'missing'

/** @param fetchedAt when the answer was fetched, in milliseconds since 1970; undefined when there is none */
export function freshness(fetchedAt: number | undefined, now: number): Freshness {
  if (fetchedAt === undefined) return 'missing'
  const age = now - fetchedAt
  return age >= 0 && age < FRESH_MS ? 'fresh' : 'stale'
}

/** The time to note for an answer that came with gaps, so that it turns stale soon. */
export const fetchedWithGaps = (now: number): number => now - FRESH_MS + GAPS_MS
