import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withTax } from '#schema/rules/money.ts'
import { decodeTierPrices } from '../../platform/catalog/product/prices.ts'
import { quantityBreaks } from './quantity-breaks.ts'

const ALL = 32_000
const tier = (qty: unknown, value: unknown, group: unknown = ALL, more: object = {}) => ({
  customer_group_id: group,
  qty,
  value,
  ...more,
})
const readBreaks = (tiers: unknown, customerGroupId: number | null = null) =>
  quantityBreaks(decodeTierPrices(tiers), withTax(10, 20), { rate: 20, customerGroupId }).map(({ quantity, price }) => [
    quantity,
    price.net,
  ])

// PRICE-10
describe('quantityBreaks', () => {
  it.each<[string, unknown, unknown]>([
    [
      'includes tiers for all groups and for guests',
      [tier(10, 9), tier(20, 8, 0)],
      [
        [10, 900],
        [20, 800],
      ],
    ],
    ['includes a tier without a group', [{ qty: 10, value: 9 }], [[10, 900]]],
    [
      'sorts tiers by quantity',
      [tier(20, 8), tier(10, 9)],
      [
        [10, 900],
        [20, 800],
      ],
    ],
    ['reads numbers from text', [tier('10.0000', '9.0000', '32000')], [[10, 900]]],
    ['rounds a fractional quantity up to a whole piece', [tier(2.5, 9)], [[3, 900]]],
    ['keeps the lowest of several tiers for one quantity', [tier(10, 9), tier(10, 8)], [[10, 800]]],
    ['drops a tier that is not cheaper than the previous one', [tier(10, 8), tier(20, 8), tier(30, 9)], [[10, 800]]],
    ['drops tiers at or above the normal price', [tier(10, 10), tier(20, 11)], []],
    ['drops quantities of 1 or less', [tier(1, 9), tier(0, 9), tier(-5, 9), tier(0.5, 9)], []],
    ['drops tiers at or below zero', [tier(10, 0), tier(10, -1)], []],
    ['drops tiers of another group', [tier(10, 9, 2)], []],
    ['drops tiers of another website', [tier(10, 9, ALL, { extension_attributes: { website_id: 3 } })], []],
    ['includes a tier for all websites', [tier(10, 9, ALL, { extension_attributes: { website_id: 0 } })], [[10, 900]]],
    ['drops unreadable tiers', [tier('many', 9), tier(10, 'cheap'), tier(10, 1e300), tier(1e12, 9), null, 'tier', []], []],
    ['returns nothing if there are no tiers', 'none', []],
  ])('%s', (_, tiers, expected) => expect(readBreaks(tiers)).toEqual(expected))

  it("includes the shopper's group and all groups, but not guests", () => {
    expect(readBreaks([tier(10, 9), tier(20, 8, 2), tier(30, 7, 0)], 2)).toEqual([
      [10, 900],
      [20, 800],
    ])
  })

  it('returns rising quantities and falling prices for any tiers', () => {
    const number = fc.oneof(fc.integer({ min: -20, max: 200 }), fc.double(), fc.constantFrom('5', '7.5', null, {}, 'x'))
    const tiers = fc.array(
      fc.record({ qty: number, value: number, customer_group_id: fc.constantFrom(0, 2, ALL, '32000', null) }),
    )
    fc.assert(
      fc.property(tiers, (given) => {
        const found = readBreaks(given)
        found.forEach(([quantity = 0, net = 0], i) => {
          const [before = 1, dearer = 1000] = found[i - 1] ?? []
          expect([Number.isInteger(quantity), quantity > before, net < dearer]).toEqual([true, true, true])
        })
      }),
    )
  })
})
