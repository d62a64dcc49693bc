import { describe, expect, it } from 'vitest'
import { withTax } from '#schema/rules/money.ts'
import { product } from '../../testing/catalog.ts'
import { createPriceView } from '../price-view.test-kit.ts'
import type { PriceView } from '../pricing.types.ts'
import { groupedItems, groupedPrice, groupedSkus } from './grouped.ts'

const link = (sku: string, position: number, linkType = 'associated', type: string | null = 'simple') => ({
  linkType,
  sku,
  type,
  position,
  qty: 5,
})
const group = product({
  links: [link('B', 2, 'associated', null), link('A', 1), link('C', 3, 'related'), link('D', 4, 'associated', 'bundle')],
})
const PLAIN = { rate: 20, breaks: [] }

describe('a grouped product', () => {
  it('consists of its associated simple products, in order', () => {
    expect(groupedSkus(group)).toEqual(['A', 'B'])
  })

  // VAR-6
  it('adds each member once, whatever the link says, and reports missing members', () => {
    const a = product({ sku: 'A' })
    expect(groupedItems(group, new Map([['A', a]]))).toEqual({ items: [{ product: a, quantity: 1 }], missing: ['B'] })
  })

  it('costs the sum of its members, starting at 0', () => {
    expect(
      groupedPrice([
        { ...PLAIN, price: createPriceView(10), quantity: 1 },
        { ...PLAIN, price: createPriceView(2.5), quantity: 2 },
      ]).final,
    ).toEqual({ net: 1500, tax: 300, gross: 1800 })
    expect(groupedPrice([])).toMatchObject({ final: { gross: 0 }, isCurrent: false, refreshedAt: null })
  })

  // VAR-9
  it('ignores negative quantities', () => {
    expect(
      groupedPrice([
        { ...PLAIN, price: createPriceView(10), quantity: 1 },
        { ...PLAIN, price: createPriceView(2.5), quantity: -2 },
      ]).final.gross,
    ).toBe(1200)
  })

  it('is on sale when a member is on sale, by the amount that member saves', () => {
    const reduced = createPriceView(8, { regular: withTax(10, 20), special: withTax(8, 20), onSale: true })
    const lowered = createPriceView(4, { regular: withTax(5, 20) })
    expect(
      groupedPrice([
        { ...PLAIN, price: reduced, quantity: 1 },
        { ...PLAIN, price: lowered, quantity: 1 },
      ]),
    ).toMatchObject({
      regular: { net: 1400 },
      final: { net: 1200 },
      special: { net: 1200 },
      onSale: true,
    })
    expect(
      groupedPrice([
        { ...PLAIN, price: reduced, quantity: 0 },
        { ...PLAIN, price: createPriceView(1), quantity: 1 },
      ]).onSale,
    ).toBe(false)
  })

  it('has a "from" price when one of its members has one', () => {
    const from = createPriceView(1, { isFrom: true })
    const isFrom = (...prices: PriceView[]) => groupedPrice(prices.map((price) => ({ ...PLAIN, price, quantity: 1 }))).isFrom
    expect([isFrom(createPriceView(1), from), isFrom(createPriceView(1), createPriceView(2))]).toEqual([true, false])
  })

  it('is not current if a member of quantity 0 is not current', () => {
    const parts = [
      { ...PLAIN, price: createPriceView(1), quantity: 1 },
      { ...PLAIN, price: createPriceView(1, { isCurrent: false, refreshedAt: null }), quantity: 0 },
    ]
    expect(groupedPrice(parts).isCurrent).toBe(false)
  })

  it('is as current as its least current member', () => {
    const stale = createPriceView(1, { isCurrent: false, refreshedAt: null })
    const earlier = createPriceView(1, { refreshedAt: '2026-06-01T11:00:00.000Z' })
    expect(
      groupedPrice([
        { ...PLAIN, price: createPriceView(1), quantity: 1 },
        { ...PLAIN, price: stale, quantity: 1 },
      ]),
    ).toMatchObject({ isCurrent: false, refreshedAt: null })
    expect(
      groupedPrice([
        { ...PLAIN, price: createPriceView(1), quantity: 1 },
        { ...PLAIN, price: earlier, quantity: 1 },
      ]).refreshedAt,
    ).toBe('2026-06-01T11:00:00.000Z')
  })
})
