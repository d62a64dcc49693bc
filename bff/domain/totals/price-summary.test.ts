import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceSummary } from './price-summary.ts'
import type { PriceSummary, StatedAmounts } from './price-summary.types.ts'

const goods = (net: number | null, gross: number | null) => ({ kind: 'GOODS' as const, label: null, net, gross })
const delivery = (net: number | null, gross: number | null) => ({ kind: 'DELIVERY' as const, label: 'Courier', net, gross })
const discount = (amount: number) => ({ kind: 'DISCOUNT' as const, label: 'TIMBER10', amount })
const createOtherSegment = (amount: number) => ({ kind: 'OTHER' as const, label: 'Gift card', amount })
const amounts = (given: Partial<StatedAmounts>): StatedAmounts => ({
  total: 12_000,
  vat: [2_000],
  stated: [goods(10_000, 12_000)],
  ambiguous: [],
  tolerance: 3,
  ...given,
})
const table = ({ rows }: PriceSummary) => rows.map(({ kind, net, gross }) => [kind, net, gross])

/** Checks the arithmetic a shopper can follow, in both VAT modes. */
function expectToAddUp({ rows, net, vat, total }: PriceSummary) {
  expect(rows.reduce((sum, row) => sum + row.gross, 0)).toBe(total)
  if (vat === null) {
    expect([net, ...rows.map((row) => row.net)].every((amount) => amount === null)).toBe(true)
    return
  }
  expect(rows.reduce((sum, row) => sum + (row.net ?? Number.NaN), 0)).toBe(net)
  expect((net ?? Number.NaN) + vat).toBe(total)
}

// TOTAL-4, TOTAL-10
describe('priceSummary', () => {
  it.each<[string, Partial<StatedAmounts>, unknown[]]>([
    ['only goods', {}, [['GOODS', 10_000, 12_000]]],
    [
      'goods, a discount that includes VAT, and delivery',
      { total: 11_280, vat: [1_880], stated: [delivery(400, 480), goods(10_000, 12_000)], ambiguous: [discount(-1_200)] },
      [
        ['GOODS', 10_000, 12_000],
        ['DISCOUNT', -1_000, -1_200],
        ['DELIVERY', 400, 480],
      ],
    ],
    [
      'a discount that the platform takes off the net prices',
      { total: 11_280, vat: [1_880], stated: [goods(10_000, 12_000), delivery(400, 480)], ambiguous: [discount(-1_000)] },
      [
        ['GOODS', 10_000, 12_000],
        ['DISCOUNT', -1_000, -1_200],
        ['DELIVERY', 400, 480],
      ],
    ],
    [
      'a gift card, which has no VAT',
      { total: 7_000, ambiguous: [createOtherSegment(-5_000)] },
      [
        ['GOODS', 10_000, 12_000],
        ['OTHER', -5_000, -5_000],
      ],
    ],
    [
      'a payment fee that includes VAT',
      { total: 12_300, vat: [2_050], ambiguous: [{ kind: 'PAYMENT', label: 'Cash on delivery', amount: 300 }] },
      [
        ['GOODS', 10_000, 12_000],
        ['PAYMENT', 250, 300],
      ],
    ],
    [
      'delivery without its gross amount',
      { total: 12_480, vat: [2_080], stated: [goods(10_000, 12_000), delivery(400, null)] },
      [
        ['GOODS', 10_000, 12_000],
        ['DELIVERY', 400, 480],
      ],
    ],
    ['goods without their net amount', { stated: [goods(null, 12_000)] }, [['GOODS', 10_000, 12_000]]],
    [
      'free delivery, but no other row of zero',
      { stated: [goods(10_000, 12_000), delivery(0, 0)], ambiguous: [createOtherSegment(0)] },
      [
        ['GOODS', 10_000, 12_000],
        ['DELIVERY', 0, 0],
      ],
    ],
    [
      'a penny of rounding as a separate row',
      { total: 12_001 },
      [
        ['GOODS', 10_000, 12_000],
        ['ROUNDING', 1, 1],
      ],
    ],
    [
      'a penny of rounding on the net side only',
      { vat: [1_999] },
      [
        ['GOODS', 10_000, 12_000],
        ['ROUNDING', 1, 0],
      ],
    ],
    [
      'an unexplained amount as a separate row',
      { total: 13_500 },
      [
        ['GOODS', 10_000, 12_000],
        ['UNEXPLAINED', 1_500, 1_500],
      ],
    ],
  ])('shows %s', (_, given, rows) => {
    const summary = priceSummary(amounts(given))
    expect(table(summary)).toEqual(rows)
    expectToAddUp(summary)
  })

  it('prefers the stated VAT that makes the net amounts add up', () => {
    expect(priceSummary(amounts({ vat: [1_500, 2_000] })).vat).toBe(2_000)
    expect(priceSummary(amounts({ vat: [1_500, 1_600] })).vat).toBe(1_500)
  })

  it('derives the VAT from net and gross amounts if none is stated', () => {
    expect(priceSummary(amounts({ vat: [] }))).toMatchObject({ net: 10_000, vat: 2_000 })
  })

  it('has no net amounts if the VAT cannot be known', () => {
    expect(priceSummary(amounts({ vat: [], stated: [goods(null, 12_000)] }))).toEqual({
      net: null,
      vat: null,
      total: 12_000,
      rows: [{ kind: 'GOODS', label: null, gross: 12_000, net: null }],
    })
  })

  it.each([-1, 12_001])('ignores a VAT of %i, which cannot be in a total of 12000', (vat) => {
    expect(priceSummary(amounts({ vat: [vat], stated: [goods(null, 12_000)] })).vat).toBeNull()
  })

  it('adds up for any amounts the platform states', () => {
    const amount = fc.oneof(fc.integer({ min: -200_000, max: 200_000 }), fc.integer())
    const side = fc.option(amount)
    const kind = fc.constantFrom('DISCOUNT' as const, 'PAYMENT' as const, 'OTHER' as const)
    const label = fc.option(fc.string())
    const anything = fc.record({
      total: amount,
      vat: fc.array(amount, { maxLength: 3 }),
      stated: fc.array(
        fc.record({ kind: fc.constantFrom('GOODS' as const, 'DELIVERY' as const), label, net: side, gross: side }),
        { maxLength: 4 },
      ),
      ambiguous: fc.array(fc.record({ kind, label, amount }), { maxLength: 5 }),
      tolerance: fc.nat({ max: 50 }),
    })
    fc.assert(
      fc.property(anything, (given) => expectToAddUp(priceSummary(given))),
      { numRuns: 2_000 },
    )
  })
})
