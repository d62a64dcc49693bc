import { argumentError } from '../engine-error.ts'

/** The number of optional clauses that must match, as a count or percentage. Negative: how many may be missing. */
export interface MinimumShouldMatch {
  readonly amount: number
  readonly unit: 'clauses' | 'percent'
}

const FORM = /^(-?\d+)(%?)$/

/** Reads `2`, `"2"`, `"75%"`, `"-1"` or `"-25%"`. */
export function minimumShouldMatchIn(json: unknown): MinimumShouldMatch {
  const [, amount, percent] = FORM.exec(String(json).trim()) ?? []
  if (amount === undefined)
    throw argumentError(`[minimum_should_match] does not support [${String(json)}]: a count or a percentage`)
  return { amount: Number(amount), unit: percent ? 'percent' : 'clauses' }
}

/** Returns how many clauses must match; percentages are rounded down. If it exceeds the number of clauses, no document matches. */
export function clausesNeeded({ amount, unit }: MinimumShouldMatch, clauses: number): number {
  const share = unit === 'percent' ? Math.trunc((clauses * amount) / 100) : amount
  const needed = amount < 0 ? clauses + share : share
  return Math.max(needed, 0)
}
