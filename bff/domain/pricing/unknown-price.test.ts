import { describe, expect, it } from 'vitest'
import { withTax } from '#schema/rules/money.ts'
import { child, product } from '../testing/catalog.ts'
import { productPrice, variantOfPrice } from './catalog-price.ts'
import { groupedPrice } from './components/grouped.ts'
import { toRefreshedPrice } from './price-sources.ts'
import type { PriceContext } from './pricing.types.ts'
import { lowerToTier } from './tier.ts'

const uk: PriceContext = { rate: 20, now: new Date('2026-06-01T12:00:00Z'), timeZone: 'Europe/London' }
const unknown = productPrice(product(), uk)
const known = productPrice(product({ price: 10 }), uk)

// PRICE-9
const PLAIN = { rate: 20, breaks: [] }

describe('a product without a price', () => {
  it('has an unknown price', () => {
    expect(unknown.isUnknown).toBe(true)
  })

  it.each([
    ['final price', { finalPrice: 8 }, 800],
    ['final price if only the original one is also known', { originalPrice: 9, finalPrice: 8 }, 800],
    ['special price', { specialPrice: 7 }, 700],
    ['stated price of zero', { price: 0 }, 0],
  ])('falls back to its %s', (_, prices, net) => {
    const price = productPrice(product(prices), uk)
    expect([price.final.net, price.isUnknown, price.onSale]).toEqual([net, undefined, false])
  })

  it('is not the cheapest variant unless it is the only one', () => {
    const variants = [child({ sku: 'A' }), child({ sku: 'B', price: 5 })]
    const board = product({ type: 'configurable', configurableChildren: variants })
    const price = productPrice(board, uk)
    expect([price.final.net, price.isFrom, price.isUnknown]).toEqual([500, false, undefined])
    expect(variantOfPrice(board, price, uk)?.sku).toBe('B')
    const without = product({ type: 'configurable', configurableChildren: variants.slice(0, 1) })
    expect(productPrice(without, uk).isUnknown).toBe(true)
  })

  it('is not confused with a free variant', () => {
    const variants = [child({ sku: 'A' }), child({ sku: 'B', price: 0 })]
    const board = product({ type: 'configurable', configurableChildren: variants })
    expect(variantOfPrice(board, productPrice(board, uk), uk)?.sku).toBe('B')
  })

  it('makes the total of a group or bundle unknown, as does a lack of components', () => {
    expect(groupedPrice([known, unknown].map((price) => ({ ...PLAIN, price, quantity: 1 }))).isUnknown).toBe(true)
    expect(groupedPrice([]).isUnknown).toBe(true)
    expect(
      groupedPrice([
        { ...PLAIN, price: known, quantity: 1 },
        { ...PLAIN, price: unknown, quantity: 0 },
      ]),
    ).not.toHaveProperty('isUnknown')
  })

  it('takes the price the platform confirms unless that is 0', () => {
    const createConfirmed = (final: number) => ({ id: '93', gross: { final, regular: final, special: null }, net: null })
    expect(toRefreshedPrice(unknown, createConfirmed(12), uk)).not.toHaveProperty('isUnknown')
    expect(toRefreshedPrice(unknown, createConfirmed(0), uk).isUnknown).toBe(true)
    expect(toRefreshedPrice(known, createConfirmed(0), uk)).not.toHaveProperty('isUnknown')
    expect(toRefreshedPrice(unknown, null, uk).isUnknown).toBe(true)
  })

  it('takes the customer group’s tier price', () => {
    const tier = lowerToTier(unknown, withTax(7, 20))
    expect(tier.final.net).toBe(700)
    expect(tier).not.toHaveProperty('isUnknown')
  })
})
