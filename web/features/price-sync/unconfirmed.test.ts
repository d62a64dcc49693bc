import { describe, expect, it } from 'vitest'
import { hasUnconfirmedPrices, hasUnverifiedStock, unconfirmedPrices } from './unconfirmed.ts'

const article = (sku: string, isCurrent: boolean) => ({ sku, price: { isCurrent, final: { gross: { amount: 1200 } } } })

describe('prices of a screen that are not confirmed', () => {
  it.each<[string, unknown, readonly string[]]>([
    ['none of nothing', undefined, []],
    ['none of text', { title: 'Delivery' }, []],
    ['none where all are confirmed', { items: [article('A', true)] }, []],
    ['those of a list', { products: { items: [article('A', false), article('B', true), article('C', false)] } }, ['A', 'C']],
    ['a product’s own', { product: article('A', false) }, ['A']],
    ['those of its variants', { ...article('A', true), variants: [article('A-1', false), article('A-2', true)] }, ['A-1']],
    ['each once', [article('A', false), { again: article('A', false) }], ['A']],
    ['none that nobody asked to be confirmed', { sku: 'A', price: { final: {} } }, []],
  ])('are %s', (_, data, skus) => {
    expect([...unconfirmedPrices(data)]).toEqual(skus)
  })
})

describe('stock of a screen that is not verified', () => {
  const stocked = (status: string | null) => ({ sku: 'A', stock: status && { status, quantity: null } })

  it.each<[string, unknown, boolean]>([
    ['is none of nothing', undefined, false],
    ['is none where all is verified', { product: stocked('OK'), related: [stocked('OUT_OF_STOCK')] }, false],
    ['is none where none is told', { product: stocked(null) }, false],
    ['is a product’s own', { product: stocked('VOLATILE') }, true],
    ['is that of one in a list, or of a variant', { items: [stocked('OK'), { variants: [stocked('VOLATILE')] }] }, true],
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
] as const)('where prices are confirmed %s, one that is confirmed %j is waited for: %j', (priceSync, isCurrent, isWaitedFor) => {
  expect(hasUnconfirmedPrices({ product: article('A', isCurrent) }, { priceSync })).toBe(isWaitedFor)
})
