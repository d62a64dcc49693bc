import { describe, expect, it } from 'vitest'
import { en } from '../messages/en.ts'
import { purchaseIssues, stockQuantity, stockStatus } from './stock-status.ts'

// STOCK-1 to STOCK-4
describe('stock status', () => {
  it.each([
    ['ok when in stock', { isInStock: true, qty: 5 }, true, 'OK'],
    ['ok when in stock and not counted', { isInStock: true, qty: null }, true, 'OK'],
    ['ok when in stock with none counted, as configurable products are', { isInStock: true, qty: 0 }, true, 'OK'],
    ['out of stock when not in stock, however many are counted', { isInStock: false, qty: 5 }, true, 'OUT_OF_STOCK'],
    ['the index’s word when stock is not synchronised', { isInStock: true, qty: 5 }, false, 'OK'],
    ['volatile when not synchronised and unknown', null, false, 'VOLATILE'],
    ['ok when synchronised and unknown', null, true, 'OK'],
  ] as const)('is %s', (_, known, sync, status) => {
    expect(stockStatus(known, sync)).toBe(status)
  })

  it('is the fallback where one is given for what is unknown', () => {
    expect(stockStatus(null, true, 'VOLATILE')).toBe('VOLATILE')
    expect(stockStatus({ isInStock: false, qty: null }, true, 'VOLATILE')).toBe('OUT_OF_STOCK')
  })

  it("is the issue 'No available product variants' when not in stock", () => {
    expect(purchaseIssues('OUT_OF_STOCK', en)).toEqual([{ code: 'NOT_AVAILABLE', message: 'No available product variants' }])
    expect(purchaseIssues('OK', en)).toEqual([])
    expect(purchaseIssues('VOLATILE', en)).toEqual([])
  })

  it('names the options of a set that nothing is left for, and says no more', () => {
    expect(purchaseIssues('OUT_OF_STOCK', en, false, ['Newel caps', 'Baserail'])).toEqual([
      { code: 'NOT_AVAILABLE', message: 'This set cannot be had just now: nothing is left for “Newel caps”.' },
      { code: 'NOT_AVAILABLE', message: 'This set cannot be had just now: nothing is left for “Baserail”.' },
    ])
  })

  // TEXT-5
  it('comes with the issue of a price that nobody knows', () => {
    const unknown = {
      code: 'PRICE_UNKNOWN',
      message: 'Product price is unknown, product cannot be added to the cart!',
    }
    expect(purchaseIssues('OK', en, true)).toEqual([unknown])
    expect(purchaseIssues('OUT_OF_STOCK', en, true)).toEqual([expect.objectContaining({ code: 'NOT_AVAILABLE' }), unknown])
  })
})

describe('stock quantity', () => {
  it.each([
    ['what is counted', { isInStock: true, qty: 5 }, 5],
    ['unknown, not zero, when nothing is counted', { isInStock: true, qty: null }, null],
    ['unknown for 0 that is in stock', { isInStock: true, qty: 0 }, null],
    ['0 when there is none', { isInStock: false, qty: 0 }, 0],
    ['unknown when nobody said', null, null],
  ])('is %s', (_, known, quantity) => {
    expect(stockQuantity(known)).toBe(quantity)
  })
})
