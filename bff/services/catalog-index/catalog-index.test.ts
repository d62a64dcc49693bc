import { describe, expect, it } from 'vitest'
import { type ContentChanges, contentWith } from '../../../test/kit/content.ts'
import { readConfig } from '../../config/config.ts'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { LISTED_AT_ONCE } from '../../domain/search/listed-page-query.ts'
import { attribute, category, child, product } from '../../domain/testing/catalog.ts'
import type { Platform } from '../../platform/platform.ts'
import { scopeWith, toResult } from '../testing/platform.ts'
import { catalogIndexResponse, readCatalogIndex } from './catalog-index.ts'

type PlatformSettings = NonNullable<NonNullable<ContentChanges['settings']>['platform']>

const UK = {
  id: '1',
  productTaxClassIds: [2],
  customerTaxClassIds: [],
  rates: [{ country: 'GB', regionId: 0, regionName: null, percent: 20 }],
}

/** A configurable product with a thickness. */
const createBoard = (...configurableChildren: CatalogProduct['configurableChildren']) =>
  product({
    id: '1',
    sku: 'OAK',
    type: 'configurable',
    taxClassId: 2,
    price: null,
    configurableOptions: BY_THICKNESS,
    configurableChildren,
  })

/** An index that pages by id over the products it has at the time. */
const createIndex =
  (catalog: () => readonly CatalogProduct[]): Platform['products'] =>
  async (_view, { body, size }) => {
    const [after = ''] = Array.isArray(body.search_after) ? body.search_after : []
    const all = catalog().toSorted((a, b) => (a.id < b.id ? -1 : 1))
    return toResult(all.filter(({ id }) => id > after).slice(0, size), { total: all.length })
  }

const getScope = (products: Platform['products'], platform: PlatformSettings = {}) => {
  const config = readConfig(contentWith({ settings: { platform: { priceSync: false, stockSync: false, ...platform } } }))
  return () =>
    scopeWith({ products, taxRules: async () => toResult([UK]), attributes: async () => toResult([THICKNESS]) }, { config })
}

const THICKNESS = attribute('thickness', { 1: '18 mm', 2: '22 mm' }, { label: 'Thickness' })

const BY_THICKNESS = [
  {
    attributeId: '7',
    attributeCode: 'thickness',
    label: 'Thickness',
    position: 0,
    values: [
      { valueIndex: '1', label: null },
      { valueIndex: '2', label: null },
    ],
  },
]

const createProducts = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    product({ id: String(10_000 + i), sku: `S-${i}`, name: `Board ${i}`, price: 10 + i / 7 }),
  )

// CACHE-12
describe('catalogue index', () => {
  it('contains every product, in as many calls as needed', async () => {
    const index = await readCatalogIndex(getScope(createIndex(() => createProducts(2 * LISTED_AT_ONCE + 3))), 5000)
    expect(index?.products).toHaveLength(2 * LISTED_AT_ONCE + 3)
    expect(index?.products[0]).toEqual(
      expect.objectContaining({ sku: 'S-0', name: 'Board 0', price: { net: 1000, gross: 1200 } }),
    )
  })

  // PRICE-13
  it('contains the quantity breaks that everybody gets, of products and variants', async () => {
    const tier = (customerGroupId: number, qty: number, value: number) => ({ customerGroupId, qty, value })
    const tierPrices = [tier(32_000, 10, 9), tier(32_000, 1, 9.5), tier(2, 5, 8)]
    const board = createBoard(
      child({ sku: 'OAK-18', price: 10, attributes: { thickness: '1' }, tierPrices }),
      child({ sku: 'OAK-22', price: 12, attributes: { thickness: '2' } }),
    )
    const screws = product({ id: '2', sku: 'SCREWS', taxClassId: 2, price: 10, tierPrices })
    const index = await readCatalogIndex(getScope(createIndex(() => [board, screws])), 5000)
    const breaks = [{ from: 10, net: 900, gross: 1080 }]
    expect(index?.products.map(({ sku, price, variants }) => [sku, price?.breaks, variants?.[0]?.price?.breaks])).toEqual([
      ['OAK', undefined, breaks],
      ['SCREWS', breaks, undefined],
    ])
  })

  it('contains variants with their names and prices', async () => {
    const board = createBoard(
      child({ sku: 'OAK-18', price: 5, attributes: { thickness: '1' } }),
      child({ sku: 'OAK-22', price: 7.5, attributes: { thickness: '2' } }),
      child({ sku: 'OAK-0', status: 2, price: 1, attributes: { thickness: '2' } }),
      child({ sku: 'OAK-UNREACHABLE', price: 1, attributes: { thickness: '3' } }),
    )
    const index = await readCatalogIndex(getScope(createIndex(() => [board])), 5000)
    expect(index?.products).toEqual([
      expect.objectContaining({
        sku: 'OAK',
        needsChoice: true,
        price: { net: 500, gross: 600, isFrom: true },
        options: ['Thickness'],
        variants: [
          { sku: 'OAK-18', values: ['18 mm'], price: { net: 500, gross: 600 } },
          { sku: 'OAK-22', values: ['22 mm'], price: { net: 750, gross: 900 } },
        ],
      }),
    ])
  })

  it('contains the active categories, parents first, and those of each product', async () => {
    const given = { products: createIndex(() => [product({ id: '1', categoryIds: ['2', '5', '9', '77'] })]) }
    const categories = [
      category('5', ['2', '3'], 'Boards'),
      category('3', ['2'], 'Decking'),
      category('9', ['2'], 'Closed', { isActive: false }),
    ]
    const index = await readCatalogIndex(() => scopeWith({ ...given, categories: async () => toResult(categories) }), 5000)
    expect(index?.categories).toEqual([
      { id: '3', name: 'Decking', url: '/decking' },
      { id: '5', name: 'Boards', url: '/boards', parent: '3' },
    ])
    expect(index?.products).toEqual([expect.objectContaining({ categories: ['5'] })])
    const renamed = async () => toResult([category('3', ['2'], 'Terraces'), ...categories.slice(0, 1)])
    expect((await readCatalogIndex(() => scopeWith({ ...given, categories: renamed }), 5000))?.version).not.toBe(index?.version)
  })

  it('omits prices that are unknown or that the shop hides until they are confirmed', async () => {
    const unpriced = product({ id: '1', price: null })
    const read = (products: readonly CatalogProduct[], settings?: PlatformSettings) =>
      readCatalogIndex(
        getScope(
          createIndex(() => products),
          settings,
        ),
        5000,
      )
    expect((await read([unpriced]))?.products[0]).not.toHaveProperty('price')
    const unconfirmed = await read(createProducts(1), { priceSync: true, clearPricesBeforeSync: true })
    expect(unconfirmed?.products[0]).not.toHaveProperty('price')
  })

  it('marks products sold only by telephone and variants that need more choices', async () => {
    const text: CatalogProduct['customOptions'][number] = {
      optionId: '1',
      title: 'Length',
      type: 'field',
      required: true,
      price: null,
      priceType: 'fixed',
      maxCharacters: null,
      lengthLimits: null,
      position: 0,
      values: [],
    }
    const read = async (given: Partial<CatalogProduct>) =>
      (await readCatalogIndex(getScope(createIndex(() => [product(given)])), 5000))?.products[0]
    expect(await read({ attributes: { phone_order_only: '1' } })).toHaveProperty('phoneOrderOnly', true)
    expect(await read({ attributes: { phone_order_only: '0' } })).not.toHaveProperty('phoneOrderOnly')
    expect(await read({ type: 'configurable', customOptions: [text] })).toHaveProperty('variantsNeedChoice', true)
    expect(await read({ type: 'configurable' })).not.toHaveProperty('variantsNeedChoice')
  })

  it('drops texts that are too long for a name', async () => {
    const index = await readCatalogIndex(getScope(createIndex(() => [product({ id: '1', name: '🪵'.repeat(9000) })])), 5000)
    const name = index?.products[0]?.name ?? ''
    expect(name.length).toBe(200)
    expect(name.isWellFormed()).toBe(true)
  })

  it('is null without further calls if the platform counts more products than a device may store', async () => {
    let calls = 0
    const products = async () => {
      calls += 1
      return toResult(createProducts(3), { total: 5001 })
    }
    expect(await readCatalogIndex(getScope(products), 5000)).toBeNull()
    expect(calls).toBe(1)
  })

  it('is null if the platform returns more products than that, whatever it counts', async () => {
    const products: Platform['products'] = async (...asked) => ({
      ...(await createIndex(() => createProducts(600))(...asked)),
      total: 3,
    })
    expect(await readCatalogIndex(getScope(products), 400)).toBeNull()
  })

  it('contains a product that was returned twice only once, in its last version', async () => {
    const first = createProducts(LISTED_AT_ONCE)
    let calls = 0
    const products: Platform['products'] = async (...asked) => {
      calls += 1
      if (calls === 1) return toResult(first, { total: first.length + 1 })
      if (calls === 2)
        return toResult(
          [product({ id: '10000', sku: 'S-0', name: 'Renamed' }), ...createProducts(LISTED_AT_ONCE + 1).slice(-1)],
          {
            total: 251,
          },
        )
      return createIndex(() => [])(...asked)
    }
    const index = await readCatalogIndex(getScope(products), 5000)
    expect(index?.products).toHaveLength(LISTED_AT_ONCE + 1)
    expect(index?.products.find(({ id }) => id === '10000')?.name).toBe('Renamed')
  })

  it.each<[string, Platform['products']]>([
    ['counts products and returns none', async () => toResult([], { total: 700 })],
    [
      'stops halfway',
      async (_view, { body }) =>
        body.search_after ? toResult([], { total: 700 }) : toResult(createProducts(250), { total: 700 }),
    ],
    ['returns the same products repeatedly', async () => toResult(createProducts(LISTED_AT_ONCE), { total: 700 })],
    ['cannot sort them', async () => toResult(createProducts(3), { orderIsRefused: true })],
  ])('throws PLATFORM_PARTIAL if the platform %s', async (_, products) => {
    await expect(readCatalogIndex(getScope(products), 5000)).rejects.toMatchObject({ code: 'PLATFORM_PARTIAL' })
  })

  it('tolerates a few unreadable documents', async () => {
    const products: Platform['products'] = async (...asked) => ({
      ...(await createIndex(() => createProducts(95))(...asked)),
      total: 100,
    })
    expect((await readCatalogIndex(getScope(products), 5000))?.products).toHaveLength(95)
  })

  it('reads public data and adds no product to the platform cache', async () => {
    const asked: unknown[] = []
    const products: Platform['products'] = async (view, request, options) => {
      asked.push([options?.group ?? null, options?.isCached])
      return createIndex(() => createProducts(1))(view, request, options)
    }
    await readCatalogIndex(getScope(products), 5000)
    expect(asked).toEqual([
      [null, false],
      [null, false],
    ])
  })

  it('has the same version for the same content, whatever the time and order of reading', async () => {
    const read = (catalog: readonly CatalogProduct[]) => readCatalogIndex(getScope(createIndex(() => catalog)), 5000)
    const [one, other, dearer] = await Promise.all([
      read(createProducts(5)),
      read(createProducts(5).toReversed()),
      read(createProducts(5).map((each, i) => (i === 3 ? { ...each, price: 99 } : each))),
    ])
    expect(other?.version).toBe(one?.version)
    expect(dearer?.version).not.toBe(one?.version)
  })

  it('is sent whole, or as the changes since the device’s version', async () => {
    const catalog = createProducts(5)
    const read = (products: readonly CatalogProduct[]) => readCatalogIndex(getScope(createIndex(() => products)), 5000)
    const [before, now] = await Promise.all([
      read(catalog),
      read(catalog.slice(1).map((each, i) => (i === 0 ? { ...each, price: 99 } : each))),
    ])
    if (!before || !now) throw new Error('There is no index')
    expect(catalogIndexResponse(now, null)).toMatchObject({ since: null, changed: [{}, {}, {}, {}], removed: [] })
    expect(catalogIndexResponse(now, before)).toMatchObject({
      version: now.version,
      since: before.version,
      removed: ['10000'],
      changed: [{ id: '10001', price: { net: 9900, gross: 11_880 } }],
    })
  })
})
