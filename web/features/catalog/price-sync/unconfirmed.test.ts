import { describe, expect, it } from 'vitest'
import { hasUnconfirmedPrices, hasUnverifiedStock, unconfirmedPrices } from './unconfirmed.ts'

const article = (sku: string, isCurrent: boolean) => ({ sku, price: { isCurrent, final: { gross: { amount: 1200 } } } })

describe('unconfirmedPrices', () => {
  it.each<[string, unknown, readonly string[]]>([
    ['nothing without data', undefined, []],
    ['nothing of a text page', { title: 'Delivery' }, []],
    ['nothing if all are confirmed', { items: [article('A', true)] }, []],
    ['those of a list', { products: { items: [article('A', false), article('B', true), article('C', false)] } }, ['A', 'C']],
    ['the product’s own', { product: article('A', false) }, ['A']],
    ['those of its variants', { ...article('A', true), variants: [article('A-1', false), article('A-2', true)] }, ['A-1']],
    ['each sku once', [article('A', false), { again: article('A', false) }], ['A']],
    ['nothing without a confirmation request', { sku: 'A', price: { final: {} } }, []],
  ])('returns %s', (_, data, skus) => {
    expect([...unconfirmedPrices(data)]).toEqual(skus)
  })
})

describe('the check for unverified stock', () => {
  const stocked = (status: string | null) => ({ sku: 'A', stock: status && { status, quantity: null } })

  it.each<[string, unknown, boolean]>([
    ['is false without data', undefined, false],
    ['is false if all stock is verified', { product: stocked('OK'), related: [stocked('OUT_OF_STOCK')] }, false],
    ['is false if there is no stock', { product: stocked(null) }, false],
    ['is true for the product’s own stock', { product: stocked('VOLATILE') }, true],
    ['is true for a product in a list, or a variant', { items: [stocked('OK'), { variants: [stocked('VOLATILE')] }] }, true],
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
] as const)('waits for prices with the setting %s and confirmation %j: %j', (priceSync, isCurrent, isWaitedFor) => {
  expect(hasUnconfirmedPrices({ product: article('A', isCurrent) }, { priceSync })).toBe(isWaitedFor)
})
