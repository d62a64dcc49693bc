import { describe, expect, it, vi } from 'vitest'
import type { StoreViewConfig } from '../../../config/store-view.ts'
import { product, ukVat } from '../../../domain/testing/catalog.ts'
import { config, productsFrom, scopeWith, toResult } from '../../../services/testing/platform.ts'
import { ask, catalog, shop } from '../testing/shop.ts'

const [british] = config.storeViews
if (!british) throw new Error('There is no store view')
const german: StoreViewConfig = { ...british, code: 'de', timeZone: 'Europe/Berlin', priceRanges: [0, 20, 1500] }

// LIST-11, LOCALE-5
describe('price ranges', () => {
  it('are those of the store view, whatever view was queried before', async () => {
    const boundsIn = async (storeView: StoreViewConfig) => {
      const products = vi.fn(async (_view: unknown, _request: { readonly body: unknown }) => toResult(catalog))
      const scope = scopeWith({ ...shop, products }, { storeView })
      await ask(scope, '{ products(categoryId: "34") { facets { attribute } } }')
      return JSON.stringify(products.mock.calls.map(([, { body }]) => body)).match(/"ranges":(\[[^\]]*\])/)?.[1]
    }
    const german3 = '[{"from":0,"to":20},{"from":20,"to":1500},{"from":1500}]'
    expect(await boundsIn(british)).toContain('{"from":100,"to":150},{"from":150}')
    expect(await boundsIn(german)).toBe(german3)
    expect(await boundsIn(british)).toContain('{"from":100,"to":150},{"from":150}')
    expect(await boundsIn(german)).toBe(german3)
  })

  it('are those of the store view in lists sorted by unit price', async () => {
    const products = vi.fn(async (_view: unknown, _request: { readonly body: unknown }) => toResult(catalog))
    const scope = scopeWith({ ...shop, products }, { storeView: german })
    await ask(scope, '{ products(categoryId: "34", sort: UNIT_PRICE_ASC) { facets { attribute } } }')
    expect(JSON.stringify(products.mock.calls.map(([, { body }]) => body))).toContain('{"from":1500}')
  })
})

// PRICE-6
describe('an offer that starts at midnight', () => {
  it('starts in the time zone of the store view', async () => {
    const offer = { specialPrice: 5, specialFrom: '2026-06-01 00:00:00', attributes: {} }
    const board = product({ id: '1', sku: 'B', price: 10, taxClassId: 2, ...offer })
    const priceIn = async (storeView: StoreViewConfig) => {
      const platform = { ...shop, products: productsFrom([board]), taxRules: async () => toResult([ukVat]) }
      // 00:30 in Berlin, 23:30 in London.
      const scope = scopeWith(platform, { storeView, now: new Date('2026-05-31T22:30:00Z') })
      const { data } = await ask(scope, '{ product(by: { sku: "B" }) { price { final { net { amount } } } } }')
      return data?.product
    }
    expect(await priceIn(german)).toMatchObject({ price: { final: { net: { amount: 500 } } } })
    expect(await priceIn(british)).toMatchObject({ price: { final: { net: { amount: 1000 } } } })
  })
})
