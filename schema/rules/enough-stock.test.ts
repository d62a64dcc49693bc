import { expect, it } from 'vitest'
import { isEnough } from './enough-stock.ts'

// STOCK-1 to STOCK-3
it.each([
  ['nobody knows', null, 3, true],
  ['nobody counts', { status: 'OK', quantity: null }, 3, true],
  ['is not sure', { status: 'VOLATILE', quantity: null }, 3, true],
  ['has as many', { status: 'OK', quantity: 3 }, 3, true],
  ['has fewer', { status: 'OK', quantity: 2 }, 3, false],
  ['has less than a part of one', { status: 'OK', quantity: 0.25 }, 0.5, false],
  ['is gone, whatever it counts', { status: 'OUT_OF_STOCK', quantity: 9 }, 3, false],
  ['is gone and nobody counts', { status: 'OUT_OF_STOCK', quantity: null }, 3, false],
] as const)('a stock that %s', (_, stock, needed, expected) => {
  expect(isEnough(stock, needed)).toBe(expected)
})
