import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_PIECES } from '../constants.ts'
import { wholeQuantity } from './whole-quantity.ts'

describe('wholeQuantity', () => {
  // CART-21
  it.each([
    ['3', 3],
    ['2.5 m', 2],
    [' 12 ', 12],
    ['4.0000', 4],
    [2.9, 2],
    ['-3', 0],
    [Number.POSITIVE_INFINITY, MOST_PIECES],
    ['1e99', MOST_PIECES],
    ['', null],
    ['many', null],
    [Number.NaN, null],
  ])('reads %j as %j', (given, expected) => {
    expect(wholeQuantity(given)).toBe(expected)
  })

  it('is whole and within the limits for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double()), (given) => {
        const quantity = wholeQuantity(given)
        expect(quantity === null || (Number.isInteger(quantity) && quantity >= 0 && quantity <= MOST_PIECES)).toBe(true)
      }),
    )
  })
})
