import { describe, expect, it } from 'vitest'
import { unconfirmedPrices } from './unconfirmed-prices.ts'

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
