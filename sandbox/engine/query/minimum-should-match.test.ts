import { describe, expect, it } from 'vitest'
import { clausesNeeded, minimumShouldMatchIn } from './minimum-should-match.ts'

describe('minimum should match', () => {
  it.each<[string | number, number, number]>([
    ['75%', 1, 0],
    ['75%', 2, 1],
    ['75%', 3, 2],
    ['75%', 4, 3],
    ['100%', 3, 3],
    [2, 3, 2],
    ['2', 1, 2],
    ['-1', 3, 2],
    ['-25%', 4, 3],
    ['-25%', 3, 3],
    [0, 3, 0],
  ])('%s of %i clauses is %i', (amount, clauses, needed) => {
    expect(clausesNeeded(minimumShouldMatchIn(amount), clauses)).toBe(needed)
  })
})
