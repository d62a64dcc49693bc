import { describe, expect, it } from 'vitest'
import { messages as en } from '../messages/generated/en.ts'
import { purchaseIssues, stockQuantity, stockStatus } from './stock-status.ts'

// STOCK-1 to STOCK-4
describe('stockStatus', () => {
  it.each([
    ['is ok when in stock', { isInStock: true, qty: 5 }, true, 'OK'],
    ['is ok when in stock and not counted', { isInStock: true, qty: null }, true, 'OK'],
    ['is ok when in stock with a quantity of 0, as for configurable products', { isInStock: true, qty: 0 }, true, 'OK'],
    ['is out of stock when not in stock, whatever the quantity', { isInStock: false, qty: 5 }, true, 'OUT_OF_STOCK'],
    ['is the index’s status when stock is not synchronised', { isInStock: true, qty: 5 }, false, 'OK'],
    ['is volatile when not synchronised and unknown', null, false, 'VOLATILE'],
    ['is ok when synchronised and unknown', null, true, 'OK'],
  ] as const)('%s', (_, known, sync, status) => {
    expect(stockStatus(known, sync)).toBe(status)
  })

  it('uses the fallback for unknown stock', () => {
    expect(stockStatus(null, true, 'VOLATILE')).toBe('VOLATILE')
    expect(stockStatus({ isInStock: false, qty: null }, true, 'VOLATILE')).toBe('OUT_OF_STOCK')
  })

  it("yields the issue 'No available product variants' when not in stock", () => {
    expect(purchaseIssues('OUT_OF_STOCK', en)).toEqual([{ code: 'NOT_AVAILABLE', message: 'No available product variants' }])
    expect(purchaseIssues('OK', en)).toEqual([])
    expect(purchaseIssues('VOLATILE', en)).toEqual([])
  })

  it('yields an issue that names the unavailable options of a bundle', () => {
    expect(purchaseIssues('OUT_OF_STOCK', en, false, ['Newel caps', 'Baserail'])).toEqual([
      { code: 'NOT_AVAILABLE', message: 'This set is unavailable: “Newel caps” is out of stock.' },
      { code: 'NOT_AVAILABLE', message: 'This set is unavailable: “Baserail” is out of stock.' },
    ])
  })

  // TEXT-5
  it('yields an additional issue for an unknown price', () => {
    const unknown = {
      code: 'PRICE_UNKNOWN',
      message: 'Product price is unknown, product cannot be added to the cart!',
    }
    expect(purchaseIssues('OK', en, true)).toEqual([unknown])
    expect(purchaseIssues('OUT_OF_STOCK', en, true)).toEqual([expect.objectContaining({ code: 'NOT_AVAILABLE' }), unknown])
  })
})

// PROD-9
describe('stockQuantity', () => {
  it.each([
    ['is the counted quantity', { isInStock: true, qty: 5 }, 5],
    ['is null, not zero, when stock is not counted', { isInStock: true, qty: null }, null],
    ['is null for 0 in stock', { isInStock: true, qty: 0 }, null],
    ['is 0 when out of stock with a quantity of 0', { isInStock: false, qty: 0 }, 0],
    ['is null for unknown stock', null, null],
  ])('%s', (_, known, quantity) => {
    expect(stockQuantity(known)).toBe(quantity)
  })
})
