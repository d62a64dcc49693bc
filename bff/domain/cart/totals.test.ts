import { describe, expect, it } from 'vitest'
import { messages as en } from '../messages/generated/en.ts'
import type { QuoteTotals } from './cart.types.ts'
import { toTotals } from './totals.ts'

const quote = (given: Partial<QuoteTotals> = {}): QuoteTotals => ({
  grandTotal: 92.8,
  subtotal: 74,
  subtotalWithTax: 88.8,
  shipping: 4,
  shippingWithTax: 4.8,
  couponCode: null,
  discount: 0,
  tax: null,
  segments: [],
  lines: new Map(),
  ...given,
})
const segment = (code: string, value: number) => ({ code, title: code, value })

describe('cart total calculation', () => {
  // TOTAL-4
  it('returns the platform’s segments unchanged and takes the grand total from its segment', () => {
    const segments = [segment('subtotal', 88.8), segment('discount', -8.88), segment('tax', 15.6), segment('grand_total', 93.6)]
    expect(toTotals(quote({ segments }), 2, en)).toEqual({
      grandTotal: 9360,
      subtotal: 8880,
      segments: segments.map((each) => ({ ...each, value: Math.round(each.value * 100) })),
    })
  })

  // TOTAL-4
  it('builds four segments if the platform states none, with shipping counted once', () => {
    const sums = toTotals(quote(), 2, en)
    expect(sums?.segments.map(({ code, value }) => [code, value])).toEqual([
      ['subtotal_incl_tax', 8880],
      ['payment', 0],
      ['shipping', 480],
      ['grand_total', 9280],
    ])
    expect(sums?.grandTotal).toBe(9280)
  })

  it('omits amounts that are not stated', () => {
    const sums = toTotals(quote({ shipping: null, shippingWithTax: null, subtotal: null, subtotalWithTax: null }), 2, en)
    expect(sums?.segments.map(({ code }) => code)).toEqual(['payment', 'grand_total'])
    expect(sums?.subtotal).toBe(9280)
  })

  it('adds tax to a grand total that lacks it if the platform states no segments', () => {
    expect(toTotals(quote({ grandTotal: 78, tax: 15.6 }), 2, en)?.grandTotal).toBe(9360)
    expect(toTotals(quote({ grandTotal: 93.6, tax: 15.6 }), 2, en)?.grandTotal).toBe(9360)
    expect(toTotals(quote({ grandTotal: 68, tax: 13.6, discount: -12 }), 2, en)?.grandTotal).toBe(8160)
  })

  it('returns null if no grand total is stated', () => {
    expect(toTotals(quote({ grandTotal: null }), 2, en)).toBeNull()
    expect(toTotals(quote({ segments: [segment('subtotal', 88.8)] }), 2, en)).toBeNull()
  })

  it('uses the subtotal with tax if stated, otherwise the platform’s segment, otherwise the subtotal without tax', () => {
    const segments = [segment('subtotal', 90), segment('grand_total', 93.6)]
    expect(toTotals(quote({ segments }), 2, en)?.subtotal).toBe(8880)
    expect(toTotals(quote({ segments, subtotalWithTax: null }), 2, en)?.subtotal).toBe(9000)
    expect(toTotals(quote({ segments: segments.slice(1), subtotalWithTax: null }), 2, en)?.subtotal).toBe(7400)
  })

  it('uses the minor unit of the currency', () => {
    expect(toTotals(quote({ grandTotal: 1.005 }), 2, en)?.grandTotal).toBe(101)
    expect(toTotals(quote({ grandTotal: 1200 }), 0, en)?.grandTotal).toBe(1200)
    expect(toTotals(quote({ grandTotal: 1.2345 }), 3, en)?.grandTotal).toBe(1235)
  })
})
