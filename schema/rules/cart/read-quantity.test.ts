import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MOST_PIECES } from '../constants.ts'
import { readQuantity } from './read-quantity.ts'

// QUICK-4
it.each([
  ['', 'NOT_A_POSITIVE_INTEGER'],
  ['12', 12],
  [' 012 ', 12],
  ['+3', 3],
  ['１２', 12],
  ['12.0', 12],
  ['12,00', 12],
  ['1 200', 1200],
  ["1'200", 1200],
  ['1.000.000', 'TOO_MANY'],
  ['12 pcs', 12],
  ['12 Stk.', 12],
  ['3x', 3],
  ['1,200', 'UNCLEAR'],
  ['1.200', 'UNCLEAR'],
  ['12.000', 'UNCLEAR'],
  ['2,5', 'NOT_A_POSITIVE_INTEGER'],
  ['1.5', 'NOT_A_POSITIVE_INTEGER'],
  ['2.5 m', 'NOT_A_POSITIVE_INTEGER'],
  ['0', 'NOT_ABOVE_ZERO'],
  ['0,0', 'NOT_ABOVE_ZERO'],
  ['-3', 'NOT_A_POSITIVE_INTEGER'],
  ['٣', 'NOT_A_POSITIVE_INTEGER'],
  ['1e3', 'NOT_A_POSITIVE_INTEGER'],
  ['0x10', 'NOT_A_POSITIVE_INTEGER'],
  ['1/2', 'NOT_A_POSITIVE_INTEGER'],
  ['1..2', 'NOT_A_POSITIVE_INTEGER'],
  ['1 2', 'NOT_A_POSITIVE_INTEGER'],
  ['twelve', 'NOT_A_POSITIVE_INTEGER'],
  ['=1+2', 'NOT_A_POSITIVE_INTEGER'],
  ['Infinity', 'NOT_A_POSITIVE_INTEGER'],
  ['12 pcs of it', 'NOT_A_POSITIVE_INTEGER'],
  [`${MOST_PIECES}`, MOST_PIECES],
  [`${MOST_PIECES + 1}`, 'TOO_MANY'],
  ['9'.repeat(400), 'TOO_MANY'],
])('readQuantity reads %j as %j', (text, expected) => {
  expect(readQuantity(text)).toBe(expected)
})

it.each([
  ['0', 0],
  ['0,0', 0],
  ['-0', 'NOT_A_POSITIVE_INTEGER'],
  ['-3', 'NOT_A_POSITIVE_INTEGER'],
  ['3', 3],
])('readQuantity reads %j as %j if 0 is allowed', (text, expected) => {
  expect(readQuantity(text, 0)).toBe(expected)
})

it('readQuantity returns a whole number within the limits for any text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,' +x-]{0,12}$/)), (text) => {
      const quantity = readQuantity(text)
      expect(typeof quantity === 'string' || (Number.isInteger(quantity) && quantity > 0 && quantity <= MOST_PIECES)).toBe(true)
    }),
  )
})
