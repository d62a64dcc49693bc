import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type QuantityLimits, quantityProblem, roundUpQuantity } from './quantity-limits.ts'

const boxes: QuantityLimits = { least: 20, most: 100, step: 10 }

// STOCK-15
describe('quantity limits of 20 to 100 in steps of 10', () => {
  it.each([
    [20, null, 20],
    [30, null, 30],
    [100, null, 100],
    [0, 'tooFew', 20],
    [-5, 'tooFew', 20],
    [1, 'tooFew', 20],
    [10, 'tooFew', 20],
    [25, 'notInSteps', 30],
    [99, 'notInSteps', 100],
    [110, 'tooMany', 100],
    [9999, 'tooMany', 100],
  ])('give %i the problem %s, and %i as the next valid quantity', (quantity, problem, enough) => {
    expect([quantityProblem(quantity, boxes), roundUpQuantity(quantity, boxes)]).toEqual([problem, enough])
  })
})

it.each([[null], [undefined]])('quantityProblem is null for any quantity if the limits are %s', (limits) => {
  expect([quantityProblem(7, limits), roundUpQuantity(7, limits)]).toEqual([null, 7])
})

describe('next valid quantity', () => {
  const limits = fc
    .record({
      step: fc.integer({ min: 1, max: 50 }),
      from: fc.integer({ min: 1, max: 20 }),
      more: fc.integer({ min: 0, max: 50 }),
    })
    .map(({ step, from, more }): QuantityLimits => ({ step, least: step * from, most: step * (from + more) }))
  const quantity = fc.integer({ min: -10, max: 12_000 })

  it('is always valid', () => {
    fc.assert(fc.property(quantity, limits, (wanted, of) => quantityProblem(roundUpQuantity(wanted, of), of) === null))
  })

  it('is the quantity itself if that is valid', () => {
    fc.assert(
      fc.property(quantity, limits, (wanted, of) => {
        if (quantityProblem(wanted, of) === null) expect(roundUpQuantity(wanted, of)).toBe(wanted)
      }),
    )
  })

  it('is at least the wanted quantity up to the maximum, and less than one step above it', () => {
    fc.assert(
      fc.property(quantity, limits, (wanted, of) => {
        const enough = roundUpQuantity(wanted, of)
        if (wanted <= of.most) expect(enough).toBeGreaterThanOrEqual(wanted)
        if (enough > of.least) expect(enough - of.step).toBeLessThan(wanted)
      }),
    )
  })
})
