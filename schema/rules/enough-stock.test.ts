import { expect, it } from 'vitest'
import { isEnough } from './enough-stock.ts'

// STOCK-1 to STOCK-3
it.each([
  ['is unknown', null, 3, true],
  ['is not counted', { status: 'OK', quantity: null }, 3, true],
  ['is not confirmed', { status: 'VOLATILE', quantity: null }, 3, true],
  ['has exactly enough', { status: 'OK', quantity: 3 }, 3, true],
  ['has too few pieces', { status: 'OK', quantity: 2 }, 3, false],
  ['has less than the needed fraction', { status: 'OK', quantity: 0.25 }, 0.5, false],
  ['is sold out, whatever the quantity', { status: 'OUT_OF_STOCK', quantity: 9 }, 3, false],
  ['is sold out and not counted', { status: 'OUT_OF_STOCK', quantity: null }, 3, false],
] as const)('for stock that %s (%j), isEnough for %d is %s', (_, stock, needed, expected) => {
  expect(isEnough(stock, needed)).toBe(expected)
})
