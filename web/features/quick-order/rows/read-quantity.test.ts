import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MOST_PIECES } from '#schema/rules/constants.ts'
import { readQuantity } from './read-quantity.ts'

// QUICK-4
it.each([
  ['', 1],
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
  ['2,5', 'NOT_WHOLE'],
  ['2.5 m', 'NOT_WHOLE'],
  ['0', 'NOT_ABOVE_ZERO'],
  ['0,0', 'NOT_ABOVE_ZERO'],
  ['-3', 'NOT_ABOVE_ZERO'],
  ['1e3', 'NOT_A_NUMBER'],
  ['0x10', 'NOT_A_NUMBER'],
  ['1/2', 'NOT_A_NUMBER'],
  ['1..2', 'NOT_A_NUMBER'],
  ['1 2', 'NOT_A_NUMBER'],
  ['twelve', 'NOT_A_NUMBER'],
  ['=1+2', 'NOT_A_NUMBER'],
  ['Infinity', 'NOT_A_NUMBER'],
  ['12 pcs of it', 'NOT_A_NUMBER'],
  [`${MOST_PIECES}`, MOST_PIECES],
  [`${MOST_PIECES + 1}`, 'TOO_MANY'],
  ['9'.repeat(400), 'TOO_MANY'],
])('a quantity of %j is %j', (text, expected) => {
  expect(readQuantity(text)).toBe(expected)
})

it('a quantity is whole, above nothing and no more than is sold, whatever was typed', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,' +x-]{0,12}$/)), (text) => {
      const quantity = readQuantity(text)
      expect(typeof quantity === 'string' || (Number.isInteger(quantity) && quantity > 0 && quantity <= MOST_PIECES)).toBe(true)
    }),
  )
})
