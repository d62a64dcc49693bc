import { describe, expect, it } from 'vitest'
import { nextBreak } from './next-break.ts'

const BREAKS = [{ quantity: 50 }, { quantity: 10 }]

// PRICE-10
describe('nextBreak', () => {
  it.each([
    [1, null],
    [4, null],
    [5, 10],
    [9, 10],
    [10, null],
    [24, null],
    [25, 50],
    [50, null],
  ])('returns for %i pieces the break at %s', (quantity, expected) => {
    expect(nextBreak(BREAKS, quantity)?.quantity ?? null).toBe(expected)
  })

  it('returns null without breaks', () => {
    expect(nextBreak([], 5)).toBeNull()
  })
})
