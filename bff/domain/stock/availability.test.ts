import { describe, expect, it } from 'vitest'
import { child, product } from '../testing/catalogue.ts'
import { availability, offeredVariantsOf, stockNow } from './availability.ts'

const some = { isInStock: true, qty: 4 }
const none = { isInStock: false, qty: 0 }

describe('the stock that counts', () => {
  it.each([
    ['the platform’s over the catalogue’s', { syncOn: true, reply: some, indexed: none }, 'OK', 4],
    ['the platform’s when there is none', { syncOn: true, reply: none, indexed: some }, 'OUT_OF_STOCK', 0],
    [
      'not verified without an answer, whatever the catalogue says',
      { syncOn: true, reply: null, indexed: some },
      'VOLATILE',
      null,
    ],
    ['the catalogue’s with checking off', { syncOn: false, reply: null, indexed: some }, 'OK', 4],
    ['the catalogue’s none with checking off', { syncOn: false, reply: some, indexed: none }, 'OUT_OF_STOCK', 0],
    ['not verified when nobody says', { syncOn: false, reply: null, indexed: null }, 'VOLATILE', null],
  ] as const)('is %s', (_, sources, status, quantity) => {
    expect(stockNow(sources)).toEqual({ status, quantity })
  })
})

describe('whether a product can be bought', () => {
  it.each([
    ['simple', 'OK', 0, 'OK'],
    ['simple', 'OUT_OF_STOCK', 0, 'OUT_OF_STOCK'],
    ['bundle', 'VOLATILE', 0, 'VOLATILE'],
    ['configurable', 'OK', 2, 'OK'],
    ['configurable', 'VOLATILE', 1, 'VOLATILE'],
    ['configurable', 'OK', 0, 'OUT_OF_STOCK'],
    ['configurable', 'VOLATILE', 0, 'OUT_OF_STOCK'],
    ['configurable', 'OUT_OF_STOCK', 2, 'OUT_OF_STOCK'],
  ] as const)('is, for a %s that is %s with %d variants to be had, %s', (type, own, offered, expected) => {
    expect(availability(type, own, offered)).toBe(expected)
  })
})

describe('the variants that can be had', () => {
  const board = product({
    type: 'configurable',
    configurableChildren: [child({ sku: 'OAK' }), child({ sku: 'ASH' }), child({ sku: 'ELM' }), child({ sku: 'OFF', status: 2 })],
  })

  it('are those in stock and those nobody answered for, without disabled ones', () => {
    const statuses = new Map([['OAK', 'OK'] as const, ['ASH', 'OUT_OF_STOCK'] as const, ['OFF', 'OK'] as const])
    expect(offeredVariantsOf(board, statuses).map(({ sku }) => sku)).toEqual(['OAK', 'ELM'])
  })
})
