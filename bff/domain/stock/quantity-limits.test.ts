import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_PIECES } from '#schema/rules/constants.ts'
import { quantityLimits } from './quantity-limits.ts'

const limits = (least: number | null, most: number | null, step: number | null) => quantityLimits({ least, most, step })

// STOCK-14
describe('the quantities something is sold in', () => {
  it.each([
    ['nothing is said', [null, null, null], null],
    ['the platform says what it says of everything', [1, 10_000, 0], null],
    ['nothing is said but zeros', [0, 0, 0], null],
    ['there is a least quantity', [10, 10_000, 0], { least: 10, most: MOST_PIECES, step: 1 }],
    ['there is a most', [1, 4, 1], { least: 1, most: 4, step: 1 }],
    ['there is a step', [1, 10_000, 12], { least: 12, most: 9996, step: 12 }],
    ['the least is between two steps', [5, null, 4], { least: 8, most: 9996, step: 4 }],
    ['the most is between two steps', [1, 10, 4], { least: 4, most: 8, step: 4 }],
    ['one quantity is left', [6, 6, 6], { least: 6, most: 6, step: 6 }],
    // A mistake must not take a product off sale.
    ['the least is above the most', [10, 5, 1], null],
    ['no step is between least and most', [5, 7, 4], null],
    ['a step is more than a cart takes', [1, null, 20_000], null],
    ['the least is more than a cart takes', [2_147_483_647, null, null], null],
  ] as const)('where %s', (_, [least, most, step], expected) => {
    expect(limits(least, most, step)).toEqual(expected)
  })

  it('always have one that can be bought, with ends that are steps', () => {
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
