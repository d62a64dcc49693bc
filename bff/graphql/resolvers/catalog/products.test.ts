import { describe, expect, it, vi } from 'vitest'
import type { SearchRequest } from '../../../domain/search/search.types.ts'
import { attribute } from '../../../domain/testing/catalog.ts'
import { PlatformUnreachable } from '../../../platform/base/errors.ts'
import { recordLog } from '../../../platform/testing/scripted-platform.ts'
import { config, scopeWith, toResult } from '../../../services/testing/platform.ts'
import { ask, board, catalog, shop } from '../testing/shop.ts'

const LIST = `query ($search: String, $categoryId: ID, $filters: [FilterInput!]! = [], $price: PriceRangeInput, $first: Int! = 50, $offset: Int! = 0) {
  products(search: $search, categoryId: $categoryId, filters: $filters, price: $price, first: $first, offset: $offset) {
    total totalIsExact sort ignoredFilters
    items { sku }
    pageInfo { offset first hasNext hasPrevious }
    appliedFilters { attributeLabel id label }
  }
}`

function fetchListing(variables: Readonly<Record<string, unknown>>, query = LIST) {
  const products = vi.fn(async (_view: unknown, _request: SearchRequest) => toResult(catalog.slice(0, 2), { total: 7 }))
  const scope = scopeWith({ ...shop, products })
  return ask(scope, query, variables).then((answer) => ({
    ...answer,
    list: answer.data?.products,
    requests: products.mock.calls.map(([, request]) => request),
    tags: scope.cacheTags.list(),
  }))
}

describe('products', () => {
  // LIST-2, LIST-4, SEARCH-17
  it('returns total, sort and page info', async () => {
    const { list, tags } = await fetchListing({ categoryId: '34', first: 2, offset: 2 })
    expect(list).toMatchObject({ total: 7, sort: 'RECOMMENDED', items: [{ sku: 'BOARD' }, { sku: 'SERVICE' }] })
    expect(list).toMatchObject({ pageInfo: { offset: 2, first: 2, hasNext: true, hasPrevious: true } })
    expect(tags).toEqual(['C34', 'C35', 'P1', 'P2'])
  })

  // CAT-9
  it('includes the products of subcategories', async () => {
    const { requests } = await fetchListing({ categoryId: '34' })
    expect(JSON.stringify(requests[0]?.body)).toContain('"category_ids":["34","35"]')
  })

  it.each([
    ['first', { first: 0 }],
    ['first', { first: -1 }],
    ['first', { first: 101 }],
    ['offset', { offset: -1 }],
    ['offset', { first: 100, offset: 9901 }],
    ['price', { price: { from: -1 } }],
    ['price', { price: { to: 0 } }],
    ['price', { price: { from: 20, to: 20 } }],
    ['price', { price: { from: 20, to: 10.5 } }],
    ['price', { price: { from: 20 }, filters: [{ attribute: 'price', values: ['0-50'] }] }],
  ])('rejects the argument %s of %j without a platform call', async (argument, variables) => {
    const { list, requests, errors } = await fetchListing(variables)
    expect([list, requests]).toEqual([null, []])
    expect(errors[0]?.originalError).toMatchObject({ code: 'BAD_INPUT', argument })
  })

  it('filters by a price range with fractions', async () => {
    const { list, requests } = await fetchListing({ price: { from: 10.5, to: 20 } })
    expect(JSON.stringify(requests[0]?.body.post_filter)).toContain('"gte":10.5,"lt":20')
    expect(list).toMatchObject({ appliedFilters: [{ id: '10.5-20' }] })
  })

  it.each([{}, { from: 0 }, { from: null, to: null }])('does not filter by an unlimited price range: %j', async (price) => {
    const { list, requests } = await fetchListing({ price })
    expect([requests[0]?.body.post_filter, list]).toMatchObject([undefined, { appliedFilters: [] }])
  })

  it.each([
    ['a search of two characters', { search: 'ok' }],
    ['an empty search', { search: '' }],
    ['a category that does not exist', { categoryId: '4711' }],
    ['a category that is not a number', { categoryId: "1' OR 1" }],
  ])('returns an empty list without a platform call for %s', async (_, variables) => {
    const { list, requests, errors } = await fetchListing(variables)
    expect(list).toMatchObject({ total: 0, totalIsExact: true, items: [], pageInfo: { hasNext: false } })
    expect(requests).toEqual([])
    expect(errors).toEqual([])
  })

  it('returns the applied filters and the ignored ones', async () => {
    const filters = [
      { attribute: 'wood_type', values: ['58', '4711'] },
      { attribute: '__proto__', values: ['1'] },
      { attribute: 'price', values: ['50-100'] },
    ]
    const { list } = await fetchListing({ filters })
    expect(list).toMatchObject({
      appliedFilters: [{ attributeLabel: 'Wood type', id: '58', label: 'Oak' }, { id: '50-100' }],
      ignoredFilters: ['__proto__', 'wood_type:4711'],
    })
  })

  // SEARCH-37
  it.each([
    ['counts the products that match every part of a search', {}, 'oak board', 2],
    ['counts none if the engine stopped counting', { totalIsExact: false }, 'oak board', null],
    ['counts none without a search', {}, null, null],
  ])('%s', async (_, changes, search, expected) => {
    const counts = { agg_full_matches: [{ key: 'agg_full_matches', count: 2, from: null, to: null }] }
    const products = async (_view: unknown, { body }: SearchRequest) =>
      toResult(catalog.slice(0, 2), { total: 7, aggregations: body.aggs ? counts : {}, ...changes })
    const query = 'query ($search: String) { products(search: $search) { total fullMatches } }'
    const { data } = await ask(scopeWith({ ...shop, products }), query, { search })
    expect(data?.products).toEqual({ total: 7, fullMatches: expected })
  })

  it('marks the selected facet values of each request if the counts are the same', async () => {
    const counts = { agg_terms_wood_type: ['58', '59'].map((key) => ({ key, count: 2, from: null, to: null })) }
    const counted = toResult(catalog.slice(0, 2), { aggregations: counts })
    const known = toResult([attribute('wood_type', { '58': 'Oak', '59': 'Ash' })])
    const scope = () => scopeWith({ ...shop, products: async () => counted, attributes: async () => known })
    const query = 'query ($filters: [FilterInput!]!) { products(filters: $filters) { facets { values { id selected } } } }'
    const chosen = []
    for (const values of [['58'], ['59'], [], ['58']]) {
      const { data } = await ask(scope(), query, { filters: [{ attribute: 'wood_type', values }] })
      chosen.push(JSON.stringify(data?.products).match(/\d+(?=","selected":true)/g))
    }
    expect(chosen).toEqual([['58'], ['59'], null, ['58']])
  })

  // DAY-7
  it('logs each category with products that returns none once', async () => {
    const log = recordLog()
    const scope = scopeWith({ ...shop, products: async () => toResult([]) }, { log })
    for (const id of ['34', '34', '35']) await ask(scope, '{ products(categoryId: "ID") { total } }'.replace('ID', id))
    const empty = { level: 'error', message: expect.stringContaining('check the mapping of category_ids') }
    expect(log.lines).toEqual(
      ['34', '35'].map((category) => expect.objectContaining({ ...empty, fields: expect.objectContaining({ category }) })),
    )
  })

  it('requests aggregations only if the query selects facets', async () => {
    const facets = 'query { products { ...List } } fragment List on ProductList { facets { attribute values { id count } } }'
    const [without, counted] = await Promise.all([fetchListing({}), fetchListing({}, facets)])
    const findCounting = ({ requests }: typeof counted) => requests.filter(({ body }) => 'aggs' in body)
    expect([without, counted].map((list) => findCounting(list).length)).toEqual([0, 1])
  })

  it('returns null with an error if the catalogue is unavailable', async () => {
    const products = async () => {
      throw new PlatformUnreachable('PLATFORM_NETWORK')
    }
    const { data, errors } = await ask(scopeWith({ ...shop, products }), LIST)
    expect([data?.products, errors.length]).toEqual([null, 1])
  })
})

describe('product', () => {
  const product = (keys: string, fields = 'sku') => ask(scopeWith(shop), `{ product(by: { ${keys} }) { ${fields} } }`)

  it.each(['sku: "BOARD"', 'id: 1'])('finds a product by %s', async (key) => {
    expect((await product(key)).data).toEqual({ product: { sku: 'BOARD' } })
  })

  it('rejects an empty key', async () => {
    const { data, errors } = await product('sku: ""')
    expect(data).toEqual({ product: null })
    expect(errors[0]?.message).toBe('Please provide the search key sku for product/single action!')
  })

  it('rejects a variant without the key of its parent', async () => {
    const { errors } = await ask(scopeWith(shop), '{ product(by: { sku: "" }, childSku: "A") { sku } }')
    expect(errors[0]?.message).toBe('Please provide the parentSku for the product variant lookup!')
  })

  it('returns null for an unknown product', async () => {
    expect(await product('sku: "NONE"')).toEqual({ data: { product: null }, errors: [] })
  })

  it('returns null with PRODUCT_DISABLED for a disabled product', async () => {
    const { data, errors } = await product('sku: "DISABLED"')
    expect(data).toEqual({ product: null })
    expect(errors[0]?.originalError).toMatchObject({ code: 'PRODUCT_DISABLED' })
  })

  it('returns status, visibility, URL and categories', async () => {
    const fields = 'status visibility urlKey urlPath categoryIds categories { id urlKey parentId }'
    expect((await product('sku: "BOARD"', fields)).data?.product).toEqual({
      status: 'ENABLED',
      visibility: 'CATALOG_AND_SEARCH',
      urlKey: board.urlKey,
      urlPath: 'decking/oak-board',
      categoryIds: ['34'],
      categories: [{ id: '34', urlKey: 'decking', parentId: '2' }],
    })
  })

  it('returns pictures in all sizes and formats with their dimensions', async () => {
    const fields = `picture {
      url large: url(size: GALLERY, format: AVIF, density: 2) width largeWidth: width(size: GALLERY) height(size: BANNER)
    }`
    expect((await product('sku: "BOARD"', fields)).data?.product).toEqual({
      picture: {
        url: '/img/324x489/board/oak/front.png.webp',
        large: '/img/1200x1488/board/oak/front.png.avif',
        width: 324,
        largeWidth: 600,
        height: 360,
      },
    })
  })

  it.each([0, 3, -1])('rejects the picture density %i', async (density) => {
    const { errors } = await product('sku: "BOARD"', `picture { url(density: ${density}) }`)
    expect(errors[0]?.originalError).toMatchObject({ code: 'BAD_INPUT', argument: 'density' })
  })

  // VAR-13
  it('returns the parent of a hidden variant with the variant selected', async () => {
    const { data } = await product('sku: "SKIRTING-OAK"', 'sku ... on ConfigurableProduct { selectedVariant { sku } }')
    expect(data).toEqual({ product: { sku: 'SKIRTING', selectedVariant: { sku: 'SKIRTING-OAK' } } })
  })
})

describe('a product', () => {
  // PROD-8
  it.each([
    ['BOARD', 'SimpleProduct'],
    ['SKIRTING', 'ConfigurableProduct'],
    ['GROUP', 'GroupedProduct'],
    ['BUNDLE', 'BundleProduct'],
    ['PLAN', 'DownloadableProduct'],
    ['SERVICE', 'VirtualProduct'],
  ])('has its own GraphQL type: %s is a %s', async (sku, type) => {
    const { data } = await ask(scopeWith(shop), `{ product(by: { sku: "${sku}" }) { __typename } }`)
    expect(data?.product).toEqual({ __typename: type })
  })

  // ATTR-4, ATTR-5
  it('has the merchant’s marks: the notice of the cutting service, and orders by telephone', async () => {
    const fields = '{ product(by: { sku: "BOARD" }) { cuttingNotice phoneOrderOnly } }'
    const marked = { ...board, attributes: { cutting_service_notification_t: 'We cut this board.', phone_order_only: '1' } }
    const answers = await Promise.all(
      [marked, board].map((one) => ask(scopeWith({ ...shop, products: async () => toResult([one]) }), fields)),
    )
    expect(answers.map(({ data }) => data?.product)).toEqual([
      { cuttingNotice: 'We cut this board.', phoneOrderOnly: true },
      { cuttingNotice: null, phoneOrderOnly: false },
    ])
  })

  it('has sanitised texts', async () => {
    const { data } = await ask(scopeWith(shop), '{ product(by: { sku: "BOARD" }) { description summary } }')
    expect(data?.product).toEqual({ description: '<p>Solid <b>oak</b>.</p>', summary: 'A board.' })
  })

  // PROD-10
  it('has prices that add up and options priced in percent', async () => {
    const { data, errors } = await ask(
      scopeWith(shop),
      `{ product(by: { sku: "BOARD" }) {
        price { final { net { amount } tax { amount } gross { amount currency formatted } } unit { unit } isCurrent refreshedAt }
        customOptions { title isRequired price { percent } values { price { percent amount { gross { amount } } } } }
      } }`,
    )
    expect(errors).toEqual([])
    expect(data?.product).toEqual({
      price: {
        final: { net: { amount: 1000 }, tax: { amount: 200 }, gross: { amount: 1200, currency: 'GBP', formatted: '£12.00' } },
        unit: null,
        isCurrent: false,
        refreshedAt: null,
      },
      customOptions: [
        {
          title: 'Cut to length',
          isRequired: true,
          price: null,
          values: [{ price: { percent: 10, amount: { gross: { amount: 120 } } } }],
        },
      ],
    })
  })

  it.each([
    ['GROUP', 1200, 'the sum of its members, each once'],
    ['BUNDLE', 3600, 'the sum of its default choices'],
    ['SKIRTING', 1320, 'its cheapest variant'],
  ])('%s costs %i, %s', async (sku, amount) => {
    const { data } = await ask(scopeWith(shop), `{ product(by: { sku: "${sku}" }) { price { final { gross { amount } } } } }`)
    expect(data?.product).toEqual({ price: { final: { gross: { amount } } } })
  })

  it.each([
    [true, { sku: 'SKIRTING-ASH' }],
    [false, null],
  ])('has its cheapest variant as default if firstVariantInUrl is %s', async (firstVariantInUrl, defaultVariant) => {
    const scope = scopeWith(shop, { config: { ...config, catalog: { ...config.catalog, firstVariantInUrl } } })
    const query = '{ product(by: { sku: "SKIRTING" }) { ... on ConfigurableProduct { defaultVariant { sku } } } }'
    expect((await ask(scope, query)).data?.product).toEqual({ defaultVariant })
  })

  it('has an amount of 0 if it has no price', async () => {
    const products = async () => toResult([{ ...board, price: 0 }])
    const { data, errors } = await ask(
      scopeWith({ ...shop, products }),
      '{ product(by: { sku: "BOARD" }) { price { final { gross { amount formatted } } } } }',
    )
    expect([data?.product, errors]).toEqual([{ price: { final: { gross: { amount: 0, formatted: '£0.00' } } } }, []])
  })
})
