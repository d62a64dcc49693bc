import sharp from 'sharp'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import type { Category, Home, ProductList } from '#schema/generated/types.ts'
import {
  CACHE_LIMITS,
  CATALOG,
  DEVICE_STORES,
  DEVICE_TIMING,
  LIST_SIZES,
  LISTING,
  LOCALE,
  NOTICE,
  PRODUCT_PICTURES,
  QUERY,
  SEARCH,
  SEARCH_TERM,
  STOCK_CHUNK,
  SWITCHES,
  TIMING,
} from '#schema/rules/constants.ts'
import { pictureUrl } from '#schema/rules/picture.ts'
import { catalogProducts, isListed, type ProductDocument } from '../kit/catalog.ts'
import { ask } from '../kit/graphql.ts'
import { visit } from '../kit/page.ts'
import { priceRanges } from '../kit/price-ranges.ts'

let listed: readonly ProductDocument[]
beforeAll(async () => {
  listed = (await catalogProducts()).filter(isListed)
})

describe('constants', () => {
  // LIMIT-7, LIMIT-24, CACHE-7
  it.each<[string, unknown, unknown]>([
    ['default locale', LOCALE.locale, 'en-US'],
    ['currency', LOCALE.currency, 'GBP'],
    ['default country', LOCALE.country, 'GB'],
    ['date format', LOCALE.dateFormat, 'HH:mm D/M/YYYY'],
    ['fraction digits of prices', LOCALE.fractionDigits, 2],
    ['default listing size', LISTING.pageSize, 50],
    ['price filter ranges', CATALOG.priceRanges, [0, 50, 100, 150]],
    ['search time-out of the client, ms', QUERY.clientTimeoutMs, 5000],
    ['search time-out of the server, ms', SEARCH.serverTimeoutMs, 1000],
    ['fuzziness', SEARCH.fuzziness, 2],
    ['minimum score', SEARCH.minimumScore, 0.02],
    ['terms that must match', SEARCH.minimumShouldMatch, '75%'],
    ['boosts', SEARCH.boosts, { name: 4, sku: 2, 'category.name': 1 }],
    ['shortest search term', SEARCH_TERM.minimumLength, 3],
    ['category list size', LIST_SIZES.categories, 4000],
    ['filters query size', LIST_SIZES.attributes, 999],
    ['CMS block and page max count', LIST_SIZES.cms, 500],
    ['CMS block list size', LIST_SIZES.cmsBlocks, 150],
    ['home list of new products', LIST_SIZES.newProducts, 8],
    ['home list of best sellers', LIST_SIZES.bestSellers, 8],
    ['home list of special offers', LIST_SIZES.specialOffers, 16],
    ['root category id', CATALOG.rootCategoryId, '2'],
    ['best-sellers category', CATALOG.bestSellersCategoryId, '294'],
    ['special offers category', CATALOG.specialOffersCategoryId, '335'],
    ['visibility filter', CATALOG.visibility, [2, 3, 4]],
    ['status filter', CATALOG.status, [0, 1]],
    ['cart thumbnail', PRODUCT_PICTURES.line, { width: 210, height: 300 }],
    ['product gallery', PRODUCT_PICTURES.gallery, { width: 600, height: 744 }],
    ['product thumbnails', PRODUCT_PICTURES.card, { width: 324, height: 489 }],
    ['output cache TTL, s', TIMING.outputCacheTtlSeconds, 86_400],
    ['stock list chunk', STOCK_CHUNK, 15],
    ['price sync with the platform', SWITCHES.priceSync, true],
    ['waiting for price sync', SWITCHES.priceSyncWait, true],
    ['tiered prices', SWITCHES.tierPrices, false],
    ['common caches', SWITCHES.commonCaches, false],
    ['submenu pop delay, ms', TIMING.submenuPopMs, 300],
    ['cache read time-out, ms', DEVICE_TIMING.cacheReadMs, 800],
    ['cache iterate time-out, ms', DEVICE_TIMING.cacheIterateMs, 2000],
    ['storage quota check, ms', DEVICE_TIMING.storageQuotaCheckMs, 30_000],
    ['read errors that turn the persistent cache off', CACHE_LIMITS.readErrors, 1],
    ['write errors that turn the persistent cache off', CACHE_LIMITS.writeErrors, 30],
    ['cache store name', DEVICE_STORES.name, 'shop'],
    ['life of a notice, ms', NOTICE.timeToLiveMs, 5000],
    [
      'cache storage names',
      DEVICE_STORES.collections.slice(0, 6),
      ['user', 'cms', 'newsletter', 'wishlist', 'compare', 'elasticCache'],
    ],
  ])('define the %s as specified', (_, constant, value) => {
    expect(constant).toEqual(value)
  })
})

describe('money', () => {
  // SHOP-3
  it('is in pounds, with the sign first, two fraction digits and thousands separators', async () => {
    const { products } = await ask(
      '{ products(sort: PRICE_DESC, first: 100) { items { price { final { net { formatted } gross { formatted } } } } } }',
    )
    const written = products?.items.flatMap(({ price }) => [price.final.net.formatted, price.final.gross.formatted]) ?? []
    expect(written).toHaveLength(200)
    for (const money of written) expect(money).toMatch(/^£\d{1,3}(,\d{3})*\.\d\d$/)
  })

  it('has the same format on the page', async () => {
    expect((await visit('/p/OSB3-18/any-slug')).text).toMatch(/£\d+\.\d\d inc VAT £\d+\.\d\d ex VAT/)
  })
})

describe('listings', () => {
  // LIMIT-1
  it('return 50 products from the start by default', async () => {
    const { products } = await ask('{ products { items { sku } pageInfo { first offset } } }')
    expect(products?.pageInfo).toEqual({ first: 50, offset: 0 })
    expect(products?.items).toHaveLength(50)
  })

  // LIMIT-4, LIMIT-5
  it('use the specified price ranges with labels in pounds, the last range open-ended', async () => {
    const { products } = await ask<{ products: ProductList }>(
      '{ products(first: 1) { facets { attribute values { id label count } } } }',
    )
    const ranges = products.facets.find(({ attribute }) => attribute === 'price')?.values ?? []
    const inRange = (from: number, to: number) =>
      listed.filter((product) => product.final_price >= from && product.final_price < to).length
    expect(ranges).toEqual(priceRanges.map(({ id, label, from, to }) => ({ id, label, count: inRange(from, to) })))
  })

  // LIST-13
  it.each(priceRanges)('find as many products in the price range $id as its facet counts', async ({ id: range }) => {
    const { products } = await ask<{ products: ProductList }>(
      'query ($range: String!) { products(first: 1, filters: [{ attribute: "price", values: [$range] }]) { total facets { values { id count } } } }',
      { range },
    )
    expect(products.facets.flatMap(({ values }) => values).find(({ id }) => id === range)?.count).toBe(products.total)
  })

  // LIMIT-3
  it('do not cut off facets with more than ten values', async () => {
    const { products } = await ask<{ products: ProductList }>('{ products(first: 1) { facets { attribute values { id } } } }')
    const sizes = new Map(products.facets.map(({ attribute, values }) => [attribute, values.length]))
    expect(sizes.get('brand')).toBeGreaterThan(10)
    expect(sizes.get('thickness')).toBeGreaterThan(40)
  })
})

describe('categories', () => {
  // CAT-7, LIMIT-15
  it('in the menu are children of root category 2', async () => {
    const [{ menu }, { category: root }] = await Promise.all([
      ask('{ menu { id } }'),
      ask<{ category: Category }>('{ category(by: { id: "2" }) { children { id } } }'),
    ])
    const children = root.children.map(({ id }) => id)
    expect(menu?.length).toBeGreaterThan(5)
    for (const { id } of menu ?? []) expect(children).toContain(id)
  })
})

describe('home page lists', () => {
  const newestFirst = (products: readonly ProductDocument[]) =>
    products.map(({ created_at }) => created_at).toSorted((a, b) => (a < b ? 1 : -1))

  // HOME-2 to HOME-4, HOME-6, LIMIT-14, LIMIT-16, LIMIT-17
  it.each([
    ['newProducts', 8, null],
    ['bestSellers', 8, '294'],
    ['specialOffers', 16, '335'],
  ] as const)('return for %s the newest %i, newest first', async (list, size, category) => {
    const { home } = await ask<{ home: Home }>(`{ home { ${list} { sku } } }`)
    const wanted = newestFirst(listed.filter(({ category_ids }) => category === null || category_ids.includes(category)))
    const created = new Map(listed.map(({ sku, created_at }) => [sku, created_at]))
    expect(wanted.length).toBeGreaterThan(size)
    expect(home[list]?.map(({ sku }) => created.get(sku))).toEqual(wanted.slice(0, size))
  })
})

describe('pictures', () => {
  const { url } = inject('shop')

  // LIMIT-20 to LIMIT-22
  it.each([
    ['cart thumbnails', 'line', 210, 300],
    ['the product gallery', 'gallery', 600, 744],
    ['product thumbnails', 'card', 324, 489],
  ] as const)('of %s (%s) fit into %i x %i', async (_, size, width, height) => {
    const { product } = await ask('{ product(by: { sku: "OSB3-18" }) { picture { path } } }')
    for (const format of ['webp', 'avif'] as const) {
      const reply = await fetch(url + pictureUrl(product?.picture.path ?? '', size, format))
      expect(reply.headers.get('content-type')).toBe(`image/${format}`)
      const picture = await sharp(Buffer.from(await reply.arrayBuffer())).metadata()
      expect(Math.max(picture.width / width, picture.height / height)).toBeCloseTo(1, 2)
    }
  })

  // LIMIT-21, LIMIT-22
  it('are 600 x 744 in the product gallery and 324 x 489 on a card', async () => {
    const gallery = (await visit('/p/OSB3-18/any-slug')).main
    expect(gallery).toMatch(/<img [^>]*src="\/img\/600x744\/[^>]*>/)
    expect(gallery).toMatch(/<img (?=[^>]*width="600")(?=[^>]*height="744")[^>]*>/)
    const cards = (await visit('/timber')).main
    expect(cards).toMatch(/<img [^>]*src="\/img\/324x489\/[^>]*>/)
    expect(cards).toMatch(/<img (?=[^>]*width="324")(?=[^>]*height="489")[^>]*>/)
  })

  it('are served in no other size', async () => {
    expect((await fetch(`${url}/img/150x150/board/oak/front.png.webp`)).status).toBe(404)
  })
})

describe('caching of pages', () => {
  // CACHE-9, LIMIT-23
  it('allows a stale page for 86400 s while it is revalidated', async () => {
    expect((await visit('/timber')).headers.get('cache-control')).toContain('stale-while-revalidate=86400')
  })

  // CACHE-9
  it('tags a page with the products it shows, for invalidation', async () => {
    const { product } = await ask('{ product(by: { sku: "OSB3-18" }) { id } }')
    const tags = (await visit('/p/OSB3-18/any-slug')).headers.get('cache-tag')?.split(',') ?? []
    expect(tags).toContain(`P${product?.id}`)
  })
})
