/** How long an answer is used without refetching, in milliseconds. */
export const FRESH_MS = 60_000

/** How long an answer with gaps stays fresh, in milliseconds: shorter than a complete one, but not zero. */
const GAPS_MS = 10_000

/** `fresh`: use it. `stale`: use it and refetch. `missing`: fetch. */
export type Freshness = 'fresh' | 'stale' | 'missing'

/** @param fetchedAt when the answer was fetched, in milliseconds since 1970; undefined if there is none */
export function freshness(fetchedAt: number | undefined, now: number): Freshness {
  if (fetchedAt === undefined) return 'missing'
  const age = now - fetchedAt
  return age >= 0 && age < FRESH_MS ? 'fresh' : 'stale'
}

/** The fetch time to record for an answer with gaps, so that it soon turns stale. */
export const fetchedWithGaps = (now: number): number => now - FRESH_MS + GAPS_MS
