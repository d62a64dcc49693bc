import { describe, expect, it } from 'vitest'
import { hasUnconfirmedPrices, hasUnverifiedStock, unconfirmedSkus } from './find-unconfirmed.ts'

const product = (sku: string, isCurrent: boolean) => ({ sku, price: { isCurrent, final: { gross: { amount: 1200 } } } })

describe('unconfirmedSkus', () => {
  it.each<[string, unknown, readonly string[]]>([
    ['nothing without data', undefined, []],
    ['nothing for a text page', { title: 'Delivery' }, []],
    ['nothing if all are confirmed', { items: [product('A', true)] }, []],
    ['the skus of a list', { products: { items: [product('A', false), product('B', true), product('C', false)] } }, ['A', 'C']],
    ['the sku of a product', { product: product('A', false) }, ['A']],
    ['the skus of variants', { ...product('A', true), variants: [product('A-1', false), product('A-2', true)] }, ['A-1']],
    ['each sku once', [product('A', false), { again: product('A', false) }], ['A']],
    ['nothing for a price without a confirmation state', { sku: 'A', price: { final: {} } }, []],
  ])('returns %s', (_, data, skus) => {
    expect([...unconfirmedSkus(data)]).toEqual(skus)
  })
})

describe('hasUnverifiedStock', () => {
  const withStock = (status: string | null) => ({ sku: 'A', stock: status && { status, quantity: null } })

  it.each<[string, unknown, boolean]>([
    ['is false without data', undefined, false],
    ['is false if all stock is verified', { product: withStock('OK'), related: [withStock('OUT_OF_STOCK')] }, false],
    ['is false if there is no stock', { product: withStock(null) }, false],
    ['is true for the product’s own stock', { product: withStock('VOLATILE') }, true],
    ['is true for a product in a list, or a variant', { items: [withStock('OK'), { variants: [withStock('VOLATILE')] }] }, true],
  ])('%s', (_, data, expected) => {
    expect(hasUnverifiedStock(data)).toBe(expected)
  })
})

// PRICE-2
it.each([
  ['on', false, true],
  ['on', true, false],
  ['clear', false, true],
  ['off', false, false],
] as const)(
  'hasUnconfirmedPrices with the setting %s and a price with isCurrent %j returns %j',
  (priceSync, isCurrent, expected) => {
    expect(hasUnconfirmedPrices({ product: product('A', isCurrent) }, { priceSync })).toBe(expected)
  },
)
