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

const NO_PARTS = { shipping: null, shippingWithTax: null, subtotal: null, subtotalWithTax: null }
const DEAR_DELIVERY = { grandTotal: 60, tax: 12, subtotal: 10, subtotalWithTax: 12, shipping: 50, shippingWithTax: null }

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
    const sums = toTotals(quote({ grandTotal: 93.6 }), 2, en)
    expect(sums?.segments.map(({ code, value }) => [code, value])).toEqual([
      ['subtotal_incl_tax', 8880],
      ['payment', 0],
      ['shipping', 480],
      ['grand_total', 9360],
    ])
    expect(sums?.grandTotal).toBe(9360)
  })

  it('omits amounts that are not stated', () => {
    const sums = toTotals(quote(NO_PARTS), 2, en)
    expect(sums?.segments.map(({ code }) => code)).toEqual(['payment', 'grand_total'])
    expect(sums?.subtotal).toBe(9280)
  })

  // TOTAL-13
  it('builds a delivery segment with VAT from the remainder if the platform states its price without VAT only', () => {
    const delivery = (given: Partial<QuoteTotals>) =>
      toTotals(quote({ tax: 15.6, shippingWithTax: null, ...given }), 2, en)?.segments.find(({ code }) => code === 'shipping')
        ?.value
    expect(delivery({ grandTotal: 93.6 })).toBe(480)
    expect(delivery({ grandTotal: 78 })).toBe(480)
    expect(delivery({ grandTotal: 93.6, subtotalWithTax: null })).toBeUndefined()
  })

  // TOTAL-14
  it.each<[string, Partial<QuoteTotals>, number]>([
    ['has the VAT', { grandTotal: 93.6, tax: 15.6 }, 9360],
    ['lacks the VAT', { grandTotal: 78, tax: 15.6 }, 9360],
    ['lacks the VAT of the delivery, as in the platform’s own example', { grandTotal: 92.8, tax: 15.6 }, 9360],
    ['has a discount with VAT', { grandTotal: 68, tax: 13.6, discount: -12 }, 8160],
    ['has a discount without VAT', { grandTotal: 70.6, tax: 14.12, discount: -7.4 }, 8472],
    ['has a fee', { grandTotal: 95.6, tax: 15.6, segments: [segment('cod_fee', 2)] }, 9560],
    ['has a delivery dearer than the goods, stated without VAT', DEAR_DELIVERY, 7200],
    ['is the only amount', { grandTotal: 92.8, ...NO_PARTS }, 9280],
  ])('reads the grand total beside the segments if it %s', (_, given, expected) => {
    expect(toTotals(quote(given), 2, en)?.grandTotal).toBe(expected)
    const segments = [segment('subtotal', 74), ...(given.segments ?? [])]
    expect(toTotals(quote({ ...given, segments }), 2, en)?.grandTotal).toBe(expected)
  })

  // TOTAL-14
  it.each([
    ['no grand total is stated', { grandTotal: null }],
    ['it does not add up with or without VAT', { grandTotal: 43.6, tax: 15.6 }],
    ['it may lack a VAT that is stated alone', { grandTotal: 78, tax: 15.6, ...NO_PARTS }],
  ])('returns null if %s', (_, given) => {
    expect(toTotals(quote(given), 2, en)).toBeNull()
    expect(toTotals(quote({ ...given, segments: [segment('subtotal', 88.8)] }), 2, en)).toBeNull()
  })

  it('uses the subtotal with tax if stated, otherwise the platform’s segment, otherwise the subtotal without tax', () => {
    const segments = [segment('subtotal', 90), segment('grand_total', 93.6)]
    expect(toTotals(quote({ segments }), 2, en)?.subtotal).toBe(8880)
    expect(toTotals(quote({ segments, subtotalWithTax: null }), 2, en)?.subtotal).toBe(9000)
    expect(toTotals(quote({ segments: segments.slice(1), subtotalWithTax: null }), 2, en)?.subtotal).toBe(7400)
  })

  it('uses the minor unit of the currency', () => {
    const grandTotal = (amount: number, minorDigits: number) =>
      toTotals(quote({ segments: [segment('grand_total', amount)] }), minorDigits, en)?.grandTotal
    expect([grandTotal(1.005, 2), grandTotal(1200, 0), grandTotal(1.2345, 3)]).toEqual([101, 1200, 1235])
  })
})
