import { describe, expect, it } from 'vitest'
import { availability, stockNow } from './availability.ts'

const some = { isInStock: true, qty: 4 }
const none = { isInStock: false, qty: 0 }

describe('current stock', () => {
  it.each([
    ['prefers the platform’s stock over the catalogue’s', { syncOn: true, reply: some, indexed: none }, 'OK', 4],
    ['returns the platform’s answer if it is out of stock', { syncOn: true, reply: none, indexed: some }, 'OUT_OF_STOCK', 0],
    [
      'is unverified without an answer, whatever the catalogue says',
      { syncOn: true, reply: null, indexed: some },
      'VOLATILE',
      null,
    ],
    ['returns the catalogue’s stock if checking is off', { syncOn: false, reply: null, indexed: some }, 'OK', 4],
    [
      'returns out of stock from the catalogue if checking is off',
      { syncOn: false, reply: some, indexed: none },
      'OUT_OF_STOCK',
      0,
    ],
    ['is unverified if no source has stock', { syncOn: false, reply: null, indexed: null }, 'VOLATILE', null],
  ] as const)('%s', (_, sources, status, quantity) => {
    expect(stockNow(sources)).toEqual({ status, quantity })
  })
})

describe('availability of a product', () => {
  it.each([
    ['simple', 'OK', 0, 'OK'],
    ['simple', 'OUT_OF_STOCK', 0, 'OUT_OF_STOCK'],
    ['bundle', 'VOLATILE', 0, 'VOLATILE'],
    ['configurable', 'OK', 2, 'OK'],
    ['configurable', 'VOLATILE', 1, 'VOLATILE'],
    ['configurable', 'OK', 0, 'OUT_OF_STOCK'],
    ['configurable', 'VOLATILE', 0, 'OUT_OF_STOCK'],
    ['configurable', 'OUT_OF_STOCK', 2, 'OUT_OF_STOCK'],
  ] as const)('of type %s with status %s and %d available variants is %s', (type, own, offered, expected) => {
    expect(availability(type, own, offered)).toBe(expected)
  })
})
