import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { enoughOf, type QuantityLimits, quantityProblem } from './quantity-limits.ts'

const boxes: QuantityLimits = { least: 20, most: 100, step: 10 }

// STOCK-15
describe('a quantity of what is sold in tens, from 20 to 100', () => {
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
  ])('of %i is %s, and %i are enough', (quantity, problem, enough) => {
    expect([quantityProblem(quantity, boxes), enoughOf(quantity, boxes)]).toEqual([problem, enough])
  })
})

it.each([[null], [undefined]])('nothing is wrong with any quantity where the limits are %s', (limits) => {
  expect([quantityProblem(7, limits), enoughOf(7, limits)]).toEqual([null, 7])
})

describe('what is enough', () => {
  const limits = fc
    .record({
      step: fc.integer({ min: 1, max: 50 }),
      from: fc.integer({ min: 1, max: 20 }),
      more: fc.integer({ min: 0, max: 50 }),
    })
    .map(({ step, from, more }): QuantityLimits => ({ step, least: step * from, most: step * (from + more) }))
  const quantity = fc.integer({ min: -10, max: 12_000 })

  it('can always be bought', () => {
    fc.assert(fc.property(quantity, limits, (wanted, of) => quantityProblem(enoughOf(wanted, of), of) === null))
  })

  it('is the quantity itself where that can be bought', () => {
    fc.assert(
      fc.property(quantity, limits, (wanted, of) => {
        if (quantityProblem(wanted, of) === null) expect(enoughOf(wanted, of)).toBe(wanted)
      }),
    )
  })

  it('is never less than was wanted, unless that is more than is sold, and never a step too many', () => {
    fc.assert(
      fc.property(quantity, limits, (wanted, of) => {
        const enough = enoughOf(wanted, of)
        if (wanted <= of.most) expect(enough).toBeGreaterThanOrEqual(wanted)
        if (enough > of.least) expect(enough - of.step).toBeLessThan(wanted)
      }),
    )
  })
})
