import { describe, expect, it } from 'vitest'
import { product } from '../../domain/testing/catalog.ts'
import { PlatformUnreachable } from '../../platform/base/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { productsFrom, scopeWith } from '../testing/platform.ts'
import { goesWith } from './goes-with.ts'

const SELECTION = { price: false, unit: false, stock: false, keyFacts: false, rating: false }
const link = (sku: string, position: number) => ({
  sku,
  position,
  linkType: 'related' as const,
  type: 'simple',
  qty: null,
})
const soldOut = { productId: null, qty: 0, isInStock: false, manageStock: true, quantities: product({}).stock?.quantities }
const oak = product({ id: '1', sku: 'OAK', links: ['OIL', 'WAX', 'BRUSH', 'GLUE', 'SAW'].map(link) })
const others = ['OIL', 'WAX', 'BRUSH', 'GLUE', 'SAW'].map((sku, i) => product({ id: String(i + 2), sku, name: sku }))

const readSkus = async (
  sku: string,
  inCart: readonly string[],
  products: Platform['products'] = productsFrom([oak, ...others]),
) => {
  const cart = { lines: inCart.map((each) => ({ sku: `${each}-1`, parentSku: each })) }
  const found = await goesWith(sku, cart, SELECTION, scopeWith({ products }))
  return found?.map((model) => model.sku)
}

// NOTICE-8
describe('goesWith', () => {
  it('returns the first three related products', async () => {
    expect(await readSkus('OAK', [])).toEqual(['OIL', 'WAX', 'BRUSH'])
  })

  it('leaves out products in the cart and products out of stock', async () => {
    const catalog = others.map((each) => (each.sku === 'BRUSH' ? { ...each, stock: soldOut } : each))
    expect(await readSkus('OAK', ['WAX'], productsFrom([oak, ...catalog] as never))).toEqual(['OIL', 'GLUE', 'SAW'])
  })

  it('returns nothing for a product without related products, and for an unknown sku', async () => {
    expect([await readSkus('OIL', []), await readSkus('ELM', [])]).toEqual([[], []])
  })

  it('returns null if the catalogue cannot be read', async () => {
    const dead = async () => Promise.reject(new PlatformUnreachable('PLATFORM_FAILED', 500))
    expect(await readSkus('OAK', [], dead)).toBeUndefined()
  })
})
