import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_PIECES } from '#schema/rules/constants.ts'
import { quantityLimits } from './quantity-limits.ts'

const limits = (least: number | null, most: number | null, step: number | null) => quantityLimits({ least, most, step })

// STOCK-14
describe('quantityLimits', () => {
  it.each([
    ['no quantities are stated', [null, null, null], null],
    ['the platform states its defaults', [1, 10_000, 0], null],
    ['all quantities are zero', [0, 0, 0], null],
    ['there is a minimum', [10, 10_000, 0], { least: 10, most: MOST_PIECES, step: 1 }],
    ['there is a maximum', [1, 4, 1], { least: 1, most: 4, step: 1 }],
    ['there is a step', [1, 10_000, 12], { least: 12, most: 9996, step: 12 }],
    ['the minimum is between two steps', [5, null, 4], { least: 8, most: 9996, step: 4 }],
    ['the maximum is between two steps', [1, 10, 4], { least: 4, most: 8, step: 4 }],
    ['only one quantity is possible', [6, 6, 6], { least: 6, most: 6, step: 6 }],
    // A data error must not take a product off sale.
    ['the minimum exceeds the maximum', [10, 5, 1], null],
    ['no step lies between minimum and maximum', [5, 7, 4], null],
    ['the step exceeds the cart’s maximum', [1, null, 20_000], null],
    ['the minimum exceeds the cart’s maximum', [2_147_483_647, null, null], null],
  ] as const)('allows the right quantities if %s', (_, [least, most, step], expected) => {
    expect(limits(least, most, step)).toEqual(expected)
  })

  it('always allows a quantity, with a minimum and maximum that are multiples of the step', () => {
    const said = fc.option(fc.integer({ min: 0, max: 2_147_483_647 }))
    fc.assert(
      fc.property(said, said, said, (least, most, step) => {
        const found = limits(least, most, step)
        if (!found) return
        expect([found.least % found.step, found.most % found.step]).toEqual([0, 0])
        expect(1 <= found.least && found.least <= found.most && found.most <= MOST_PIECES).toBe(true)
      }),
    )
  })
})
