import { describe, expect, it, vi } from 'vitest'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { child, product, ukVat } from '../../domain/testing/catalog.ts'
import { PlatformUnreachable, SearchUnreachable } from '../../platform/base/errors.ts'
import type { SearchResult } from '../../platform/search/search.ts'
import { config, scopeWith, toResult } from '../testing/platform.ts'
import { productsOnOffer } from './products-on-offer.ts'

const shared = { price: 10, taxClassId: 2 }
const reduced = product({ ...shared, id: '1', sku: 'REDUCED', specialPrice: 8 })
const full = product({ ...shared, id: '2', sku: 'FULL' })
const expired = product({ ...shared, id: '3', sku: 'EXPIRED', specialPrice: 8, specialTo: '2026-11-01 00:00:00' })
const dearer = product({ ...shared, id: '4', sku: 'DEARER', specialPrice: 12 })
const ofVariants = product({
  ...shared,
  id: '5',
  sku: 'VARIANTS',
  type: 'configurable' as const,
  configurableChildren: [child({ sku: 'VARIANT', id: '51', price: 10, specialPrice: 7 })],
})
const bundle = product({
  ...shared,
  id: '6',
  sku: 'BUNDLE',
  type: 'bundle' as const,
  bundleOptions: [
    {
      optionId: '9',
      title: 'Boards',
      required: true,
      type: 'select',
      position: 1,
      links: [{ id: '90', sku: 'REDUCED', qty: 3, isDefault: true, position: 1, canChangeQuantity: true }],
    },
  ],
})
const CANDIDATES = [reduced, full, expired, dearer, ofVariants, bundle]

const searches = (candidates: SearchResult<CatalogProduct>, special = toResult([reduced])) =>
  vi.fn(async (_view: unknown, { body, sourceIncludes }: { body: unknown; sourceIncludes: readonly string[] | null }) => {
    if (JSON.stringify(body).includes('"special_price"')) return special
    return sourceIncludes === null ? toResult([reduced]) : candidates
  })

const onOffer = (products: ReturnType<typeof searches>) =>
  productsOnOffer(scopeWith({ products, taxRules: async () => toResult([ukVat]) }))

// LIST-20
describe('productsOnOffer', () => {
  it('is the products whose cards show a saving now, variants and sets included', async () => {
    expect(await onOffer(searches(toResult(CANDIDATES)))).toEqual(['1', '5', '6'])
  })

  it('uses the prices of the shopper’s customer group', async () => {
    const tierPrices = [{ customerGroupId: 2, qty: 1, value: 6 }]
    const withTier = product({ ...shared, id: '1', sku: 'REDUCED', specialPrice: 8, tierPrices })
    const settings = { ...config, catalog: { ...config.catalog, tierPrices: true } }
    const platform = { products: searches(toResult([withTier])), taxRules: async () => toResult([ukVat]) }
    const readOffers = (group: number | null) =>
      productsOnOffer(
        scopeWith(platform, { config: settings, customerGroup: group === null ? null : { id: group, token: null } }),
      )
    expect(await readOffers(null)).toEqual(['1'])
    expect(await readOffers(2)).toEqual([])
  })

  it('is empty if nothing is reduced', async () => {
    expect(await onOffer(searches(toResult([full]), toResult([])))).toEqual([])
  })

  it.each([
    ['special prices', searches(toResult(CANDIDATES), toResult([reduced], { total: 5001 }))],
    ['products with special prices', searches(toResult(CANDIDATES, { total: 1001 }))],
  ])('is unknown if there are too many %s', async (_, products) => {
    expect(await onOffer(products)).toBeNull()
  })

  it('is unknown if ids are words, which an index may not find', async () => {
    const named = product({ ...shared, id: 'oak-board', sku: 'REDUCED', specialPrice: 8 })
    expect(await onOffer(searches(toResult([named])))).toBeNull()
  })

  it('is computed once for all lists within a minute', async () => {
    const products = searches(toResult(CANDIDATES))
    const special = toResult([reduced])
    const cached = vi.fn(async (...asked: Parameters<typeof products>) =>
      JSON.stringify(asked[1].body).includes('"special_price"') ? special : products(...asked),
    )
    const attributes = toResult<never>([])
    const rules = toResult([ukVat])
    const platform = { products: cached, attributes: async () => attributes, taxRules: async () => rules }
    expect(await productsOnOffer(scopeWith(platform))).toEqual(['1', '5', '6'])
    const calls = products.mock.calls.length
    expect(await productsOnOffer(scopeWith(platform))).toEqual(['1', '5', '6'])
    expect(products.mock.calls).toHaveLength(calls)
  })

  it('is unknown if the search fails, and the list is cached only briefly', async () => {
    const products = async () => {
      throw new SearchUnreachable(new PlatformUnreachable('PLATFORM_TIMEOUT', null, 'timeout'))
    }
    const scope = scopeWith({ products })
    expect(await productsOnOffer(scope)).toBeNull()
    expect(scope.quality.isUnconfirmed).toBe(true)
  })
})
