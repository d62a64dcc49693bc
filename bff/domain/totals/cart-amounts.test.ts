import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromNetAndGross } from '#schema/rules/money.ts'
import { decodeQuoteTotals } from '../../platform/cart/quote-totals.ts'
import { toTotals } from '../cart/totals.ts'
import { messages as en } from '../messages/generated/en.ts'
import { cartAmounts } from './cart-amounts.ts'
import { priceSummary } from './price-summary.ts'

/** The price summary of a cart with this totals answer from the platform. */
function readSummary(answer: unknown) {
  const totals = decodeQuoteTotals(answer)
  const sums = totals && toTotals(totals, 2, en)
  if (!totals || !sums) return null
  const lines = [...totals.lines.values()].map(({ rowTotal, rowTotalWithTax }) =>
    rowTotal === null || rowTotalWithTax === null ? null : fromNetAndGross(rowTotal, rowTotalWithTax),
  )
  return priceSummary(cartAmounts(totals, { lines, grandTotal: sums.grandTotal, minorDigits: 2 }))
}

const segment = (code: string, value: unknown, title = code) => ({ code, title, value })
const item = (id: number, net: number, gross: number) => ({ item_id: id, qty: 1, row_total: net, row_total_incl_tax: gross })
const given = {
  grand_total: 520.67,
  subtotal: 520.67,
  subtotal_incl_tax: 624.8,
  tax_amount: 104.13,
  discount_amount: 0,
  shipping_amount: 0,
  shipping_incl_tax: 0,
  items: [item(1, 520.67, 624.8)],
}
const segments = [segment('subtotal', 624.8), segment('shipping', null), segment('tax', 104.13), segment('grand_total', 624.8)]

// TOTAL-16
describe('price summary of a cart with unknown segments', () => {
  const card = segment('giftcardaccount', -50, 'Gift card')
  const points = segment('rewards_earned', 120, 'Points you earn')
  const withoutVat = segment('grand_total_excl', 520.67, 'Total without VAT')
  const titles = (extras: readonly object[], total: number) =>
    readSummary({ ...given, total_segments: [...segments.slice(0, 3), ...extras, segment('grand_total', total)] })
      ?.rows.filter(({ kind }) => kind !== 'GOODS')
      .map(({ kind, label, gross }) => [kind, label, gross])

  it.each([
    ['has those that are part of the total', [card], 574.8, [['OTHER', 'Gift card', -5000]]],
    ['leaves out one that repeats an amount', [withoutVat], 624.8, []],
    ['leaves out one that states points', [card, points], 574.8, [['OTHER', 'Gift card', -5000]]],
    ['leaves out several that are not part of the total', [withoutVat, points], 624.8, []],
    [
      'has them all, and the difference, if nothing adds up',
      [card],
      500,
      [
        ['OTHER', 'Gift card', -5000],
        ['UNEXPLAINED', null, -7480],
      ],
    ],
  ])('%s', (_, extras, total, rows) => {
    expect(titles(extras, total)).toEqual(rows)
  })

  it('has a penny of store credit beside a delivery of a penny', () => {
    const answer = {
      grand_total: 0.75,
      tax_amount: 0.03,
      shipping_amount: 0.01,
      discount_amount: -0.72,
      items: [item(1, 1.43, 1.5)],
      total_segments: [
        segment('shipping', 0.01, 'Shipping (Courier)'),
        segment('discount', -0.72, 'Discount (TIMBER10)'),
        segment('customerbalance', -0.01, 'Store credit'),
        segment('tax', 0.03),
        segment('grand_total', 0.78),
      ],
    }
    const rows = readSummary(answer)?.rows.map(({ kind, gross }) => [kind, gross])
    expect(rows).toEqual([
      ['GOODS', 150],
      ['DISCOUNT', -72],
      ['DELIVERY', 1],
      ['OTHER', -1],
    ])
  })
})

// TOTAL-10
describe('price summary of a cart', () => {
  it('treats VAT as part of the total, although the platform lists it between goods and total', () => {
    expect(readSummary({ ...given, total_segments: segments })).toEqual({
      total: 62_480,
      vat: 10_413,
      net: 52_067,
      rows: [{ kind: 'GOODS', label: null, net: 52_067, gross: 62_480 }],
    })
  })

  it('is independent of the order of segments and accepts amounts as text', () => {
    const asTexts = segments.map(({ value, ...rest }) => ({ ...rest, value: value === null ? null : `${value}00` }))
    const expected = readSummary({ ...given, total_segments: segments })
    expect(readSummary({ ...given, total_segments: asTexts.toReversed() })).toEqual(expected)
  })

  it('uses the platform’s names for delivery method and coupon, and the titles of unknown segments', () => {
    const summary = readSummary({
      ...given,
      shipping_amount: 4,
      shipping_incl_tax: 4.8,
      discount_amount: -62.48,
      tax_amount: 94.52,
      total_segments: [
        segment('grand_total', 569.5),
        segment('eco', 0.38, 'Eco fee'),
        segment('msp_cashondelivery', 2, 'Cash on delivery'),
        segment('shipping', 4.8, 'Shipping (Courier - Next day)'),
        segment('discount', -62.48, 'Discount (TIMBER10)'),
        segment('subtotal', 624.8),
      ],
    })
    expect(summary?.rows.map(({ kind, label, gross }) => [kind, label, gross])).toEqual([
      ['GOODS', null, 62_480],
      ['DISCOUNT', 'TIMBER10', -6_248],
      ['DELIVERY', 'Courier: Next day', 480],
      ['PAYMENT', 'Cash on delivery', 200],
      ['OTHER', 'Eco fee', 38],
    ])
  })

  it('omits delivery until a method is chosen and then includes free delivery', () => {
    const withShipping = (title: string) =>
      readSummary({
        ...given,
        total_segments: [...segments.filter(({ code }) => code !== 'shipping'), segment('shipping', 0, title)],
      })
    expect(withShipping('Shipping & Handling')?.rows.map(({ kind }) => kind)).toEqual(['GOODS'])
    expect(withShipping('Shipping & Handling (Collect in store)')?.rows).toMatchObject([
      { kind: 'GOODS' },
      { kind: 'DELIVERY', label: 'Collect in store', gross: 0 },
    ])
  })

  it('adds up without any segments', () => {
    expect(readSummary(given)).toMatchObject({ total: 62_480, vat: 10_413, rows: [{ kind: 'GOODS', gross: 62_480 }] })
  })

  it('is null if the grand total is missing', () => {
    expect(readSummary({ ...given, grand_total: null })).toBeNull()
    expect(readSummary({ ...given, grand_total: null, total_segments: segments.slice(0, 3) })).toBeNull()
  })

  // TOTAL-14
  it('is the same without the grand total segment', () => {
    const expected = readSummary({ ...given, total_segments: segments })
    expect(readSummary({ ...given, total_segments: segments.slice(0, 3) })).toEqual(expected)
    expect(readSummary(given)).toEqual(expected)
  })

  it('uses the sum of the cart lines for the goods', () => {
    const items = [item(1, 10, 12), item(2, 5, 6)]
    const totals = { ...given, items, subtotal_incl_tax: 18.01, subtotal: 15.01, tax_amount: 3 }
    expect(readSummary({ ...totals, total_segments: [segment('grand_total', 18.01)] })?.rows).toEqual([
      { kind: 'GOODS', label: null, net: 1_500, gross: 1_800 },
      { kind: 'ROUNDING', label: null, net: 1, gross: 1 },
    ])
  })
})

const cents = (max: number) => fc.integer({ min: 0, max }).map((amount) => amount / 100)
/** Half of the amounts are at most six pennies, which rounding can hide. */
const oftenPennies = (max: number) => fc.oneof(cents(max), cents(6))
const roundToCents = (amount: number) => Math.round(amount * 100) / 100
const withTax = (net: number, rate: number) => ({ net, gross: roundToCents(net + roundToCents((net * rate) / 100)) })

/**
 * A consistent platform: lines at several rates, delivery, a discount on net or gross prices, store credit, segments in any
 * order.
 */
const honest = fc
  .record({
    lines: fc.array(fc.record({ net: cents(500_000), rate: fc.constantFrom(0, 5, 7, 19, 20, 22) }), {
      minLength: 1,
      maxLength: 6,
    }),
    delivery: fc.option(oftenPennies(10_000)),
    discount: oftenPennies(2_000),
    isNetDiscount: fc.boolean(),
    credit: oftenPennies(500),
    omitted: fc.subarray(['subtotal', 'subtotal_incl_tax', 'tax_amount', 'shipping_incl_tax', 'discount_amount']),
    order: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
  })
  .map(({ lines, delivery, discount, isNetDiscount, credit, omitted, order }) => {
    const priced = lines.map(({ net, rate }) => withTax(net, rate))
    const goods = priced.reduce((sum, { net, gross }) => ({
      net: roundToCents(sum.net + net),
      gross: roundToCents(sum.gross + gross),
    }))
    const shipping = delivery === null ? { net: 0, gross: 0 } : withTax(delivery, 20)
    const off = Math.min(discount, goods.net / 2)
    const withVat = goods.net === 0 ? 1 : goods.gross / goods.net
    const [offNet, offGross] = isNetDiscount
      ? [roundToCents(off), roundToCents(off * withVat)]
      : [roundToCents(off / withVat), roundToCents(off)]
    const tax = roundToCents(goods.gross - goods.net + shipping.gross - shipping.net - (offGross - offNet))
    const total = roundToCents(goods.gross + shipping.gross - offGross - credit)
    const stated = -(isNetDiscount ? offNet : offGross)
    const all = [
      segment('subtotal', goods.gross),
      segment('shipping', delivery === null ? null : shipping.gross, delivery === null ? 'Shipping' : 'Shipping (Courier)'),
      ...(stated === 0 ? [] : [segment('discount', stated, 'Discount (TIMBER10)')]),
      ...(credit === 0 ? [] : [segment('customerbalance', -credit, 'Store credit')]),
      segment('tax', tax),
      segment('grand_total', total),
    ]
    const fields = {
      grand_total: roundToCents(total - tax),
      subtotal: goods.net,
      subtotal_incl_tax: goods.gross,
      tax_amount: tax,
      shipping_amount: shipping.net,
      shipping_incl_tax: shipping.gross,
      discount_amount: stated,
    }
    return {
      goods,
      answer: {
        ...Object.fromEntries(Object.entries(fields).filter(([name]) => !omitted.includes(name))),
        items: priced.map(({ net, gross }, i) => item(i + 1, net, gross)),
        total_segments: all
          .map((each, i) => ({ each, at: order[i] ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ each }) => each),
      },
    }
  })

// TOTAL-10
describe('price summary of random carts', () => {
  it('explains every penny of a consistent platform, in both VAT modes', () => {
    fc.assert(
      fc.property(honest, ({ answer, goods }) => {
        const summary = readSummary(answer)
        const kinds = summary?.rows.map(({ kind }) => kind) ?? []
        expect(kinds).not.toContain('UNEXPLAINED')
        expect(kinds).not.toContain('ROUNDING')
        expect(summary?.rows[0]).toEqual({
          kind: 'GOODS',
          label: null,
          net: Math.round(goods.net * 100),
          gross: Math.round(goods.gross * 100),
        })
        expect(summary?.rows.reduce((sum, { gross }) => sum + gross, 0)).toBe(summary?.total)
        expect(summary?.rows.reduce((sum, { net }) => sum + (net ?? Number.NaN), summary.vat ?? 0)).toBe(summary?.total)
      }),
      { numRuns: 1_000 },
    )
  })

  it('adds up for any other platform answer', () => {
    const value = fc.oneof(cents(1_000_000), fc.double(), fc.constantFrom(null, '', '12.50', -5, 1e300, 'much', [], {}))
    const code = fc.constantFrom('subtotal', 'shipping', 'discount', 'tax', 'grand_total', 'weee', 'cod_fee', 'constructor')
    const answer = fc.record(
      {
        grand_total: value,
        subtotal: value,
        subtotal_incl_tax: value,
        tax_amount: value,
        discount_amount: value,
        shipping_amount: value,
        shipping_incl_tax: value,
        items: fc.array(fc.record({ item_id: fc.nat(), row_total: value, row_total_incl_tax: value })),
        total_segments: fc.array(fc.record({ code, title: fc.string(), value }), { maxLength: 8 }),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(answer, (each) => {
        const summary = readSummary(each)
        if (summary === null) return
        expect(summary.rows.reduce((sum, { gross }) => sum + gross, 0)).toBe(summary.total)
        if (summary.vat !== null)
          expect(summary.rows.reduce((sum, { net }) => sum + (net ?? Number.NaN), summary.vat)).toBe(summary.total)
      }),
      { numRuns: 1_000 },
    )
  })
})
