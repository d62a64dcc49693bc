import { describe, expect, it } from 'vitest'
import { withTax } from '#schema/rules/money.ts'
import { child, product } from '../testing/catalog.ts'
import { createPriceView } from './price-view.test-kit.ts'
import { isGroupPrice, lowerToTier, singleTier, withTierPrices } from './tier.ts'

const tier = (customerGroupId: number, qty: number, value: number) => ({ customerGroupId, qty, value })
const tierPrices = [tier(0, 1, 9), tier(4, 1, 7), tier(4, 10, 5)]

// PROD-72
describe('a group price', () => {
  const context = { rate: 20, minorDigits: 2 }
  it.each([
    ['the tier of the group for one piece', tierPrices, 4, 7, true],
    ['the price of another source', tierPrices, 4, 6, false],
    ['the tier of the group for ten pieces', tierPrices, 4, 5, false],
    ['the tier of a guest', tierPrices, null, 9, false],
    ['the tier of group 0, which is the guests', tierPrices, 0, 9, false],
    ['the tier of another group', tierPrices, 5, 7, false],
    ['a tier for all groups', [tier(32_000, 1, 7)], 4, 7, false],
  ])('%s', (_, tiers, customerGroupId, price, expected) => {
    const own = isGroupPrice({ final: withTax(price, 20) }, { tierPrices: tiers }, { ...context, customerGroupId })
    expect(own).toBe(expected)
  })

  it('is not an unknown price', () => {
    const unknown = { final: withTax(7, 20), isUnknown: true as const }
    expect(isGroupPrice(unknown, { tierPrices }, { ...context, customerGroupId: 4 })).toBe(false)
  })
})

describe('tier pricing', () => {
  it.each([
    ['charges a guest the guest tier', null, 9],
    ['treats group 0 as guests', 0, 9],
    ['charges a group its tier for one piece, not for ten', 4, 7],
    ['charges the normal price to a group without a tier', 5, 10],
  ])('%s', (_, group, price) => {
    expect(withTierPrices(product({ price: 10, tierPrices }), group).price).toBe(price)
  })

  it('never raises a price', () => {
    expect(withTierPrices(product({ price: 8, tierPrices: [tier(0, 1, 9)] }), null).price).toBe(8)
  })

  it('keeps a price of zero and adds no original price if there is none', () => {
    expect(withTierPrices(product({ price: 0, tierPrices }), 4)).toMatchObject({ price: 0, originalPrice: null })
    expect(withTierPrices(product({ price: 10, tierPrices }), 4)).toMatchObject({ price: 7, originalPrice: null })
    expect(withTierPrices(product({ tierPrices }), 4).price).toBeNull()
  })

  it('applies a tier to a product that has only an original price', () => {
    expect(withTierPrices(product({ originalPrice: 10, tierPrices }), 4)).toMatchObject({ price: 7, originalPrice: 7 })
  })

  it('removes tiers of other groups', () => {
    expect(withTierPrices(product({ price: 10, tierPrices }), 4).tierPrices).toEqual([tier(4, 1, 7), tier(4, 10, 5)])
  })

  it('lowers the original price too, from which all other prices are computed', () => {
    expect(withTierPrices(product({ price: 8, originalPrice: 10, tierPrices }), 4).originalPrice).toBe(7)
  })

  it('lowers an original price even if the platform has already lowered the price', () => {
    const lowered = product({ price: 7, originalPrice: 10, tierPrices })
    expect(withTierPrices(lowered, 4)).toMatchObject({ price: 7, originalPrice: 7 })
  })

  it('is idempotent', () => {
    const once = withTierPrices(product({ price: 10, originalPrice: 10, tierPrices }), 4)
    expect(withTierPrices(once, 4)).toEqual(once)
  })

  it('makes a configurable product as cheap as its cheapest variant', () => {
    const configurable = product({
      type: 'configurable',
      price: 10,
      configurableChildren: [child({ sku: 'A', price: 12 }), child({ sku: 'B', price: 11, tierPrices }), child({ sku: 'C' })],
    })
    const tiered = withTierPrices(configurable, 4)
    expect(tiered.price).toBe(7)
    expect(tiered.configurableChildren.map(({ price }) => price)).toEqual([12, 7, 10])
  })
})

describe('tier pricing of a configurable product', () => {
  const createConfigurable = (given: Parameters<typeof product>[0], ...children: Parameters<typeof child>[0][]) =>
    withTierPrices(product({ type: 'configurable', ...given, configurableChildren: children.map(child) }), 4)

  it('keeps the parent price if variants cost more', () => {
    expect(createConfigurable({ price: 10 }, { sku: 'A', price: 12 }).price).toBe(10)
  })

  it('uses the cheapest variant’s price if the parent has none', () => {
    expect(createConfigurable({}, { sku: 'A', price: 12 }, { sku: 'B', price: 11 }).price).toBe(11)
  })

  it('returns null prices if neither parent nor variants have a price', () => {
    expect(createConfigurable({}, { sku: 'A' })).toMatchObject({ price: null, originalPrice: null })
    expect(createConfigurable({}).price).toBeNull()
  })

  it('keeps a variant’s own original price', () => {
    const { configurableChildren } = createConfigurable(
      { price: 10, originalPrice: 10 },
      { sku: 'A', originalPrice: 20, tierPrices },
    )
    expect(configurableChildren[0]).toMatchObject({ price: 7, originalPrice: 7 })
    expect(createConfigurable({ price: 10 }, { sku: 'A', originalPrice: 20 }).configurableChildren[0]).toMatchObject({
      price: null,
    })
  })
})

describe("a group's tier under a confirmed price", () => {
  it('is the tier for one piece', () => {
    expect(singleTier({ tierPrices }, 4)).toBe(7)
    expect(singleTier({ tierPrices: [tier(4, 10, 5)] }, 4)).toBeNull()
    expect(singleTier({ tierPrices }, null)).toBe(9)
  })

  it('replaces the price, without a struck-through price', () => {
    const offer = createPriceView(8, { regular: withTax(10, 20), special: withTax(8, 20), onSale: true })
    expect(lowerToTier(offer, withTax(7, 20))).toEqual(createPriceView(7))
  })

  it('is ignored if the confirmed price is not higher', () => {
    const offer = createPriceView(6, { regular: withTax(10, 20), special: withTax(6, 20), onSale: true })
    expect(lowerToTier(offer, withTax(7, 20))).toBe(offer)
    expect(lowerToTier(offer, withTax(6, 20))).toBe(offer)
  })
})
