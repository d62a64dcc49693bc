import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SearchSuggestionsDocument } from '#schema/generated/operations.ts'
import { contentWith } from '../../kit/content.ts'
import type { PlatformCall } from '../../kit/faulty-platform.ts'
import { ask } from '../../kit/graphql.ts'
import { visit } from '../../kit/page.ts'
import { type WatchedShop, watchedShop } from '../../kit/watched-shop.ts'

let shop: WatchedShop
let first: readonly PlatformCall[]
beforeAll(async () => {
  shop = await watchedShop()
  first = await shop.during(() => visit('/', shop.url))
}, 60_000)
afterAll(() => shop?.stop())

const SEARCH = '/api/catalog/vue_storefront_catalog'
const findCalls = (calls: readonly PlatformCall[], path: string) => calls.filter((call) => call.path === path)
const query = ({ query: asked }: PlatformCall) => Object.fromEntries(asked)

describe('every platform call', () => {
  // CALL-1
  it('uses a path under the API base URL', () => {
    expect(first.length).toBeGreaterThan(3)
    for (const { path } of first) expect(path).toMatch(/^\/api\//)
  })

  // SEARCH-18, CALL-13
  it('to the catalogue is a POST in the raw request format', () => {
    const searches = first.filter(({ path }) => path.endsWith('/_search'))
    expect(searches.length).toBeGreaterThan(3)
    for (const call of searches) {
      expect(call.method).toBe('POST')
      expect(query(call)).not.toHaveProperty('request_format')
      expect(JSON.parse(call.body)).toBeInstanceOf(Object)
    }
  })

  // TAX-8
  it('omits the customer group while tier prices are off', () => {
    for (const { body } of first) expect(body).not.toMatch(/groupToken|groupId/)
  })
})

describe('category query', () => {
  // CAT-6, LIMIT-8
  it('asks for all active categories, at most 4000, sorted by position', () => {
    const [call, ...others] = findCalls(first, `${SEARCH}/category/_search`)
    expect(others).toEqual([])
    expect(query(call as PlatformCall)).toMatchObject({ size: '4000' })
    expect(call?.body).toContain('"is_active"')
    expect(JSON.parse(call?.body ?? '').sort).toMatchObject([{ position: { order: 'asc' } }])
  })
})

describe('data that every page needs', () => {
  // ATTR-2, LIMIT-2, LIMIT-10
  it.each([
    ['every attribute, 999 at most', 'attribute', '999'],
    ['every tax rule, 500 at most', 'taxrule', '500'],
  ])('includes %s, requested once', (_, entity, size) => {
    const calls = findCalls(first, `${SEARCH}/${entity}/_search`)
    expect(calls.map(query)).toMatchObject([{ size, from: '0' }])
  })
})

describe('home page lists', () => {
  // The service that cuts sheets is looked up by its sku.
  const lists = () =>
    findCalls(first, `${SEARCH}/product/_search`)
      .filter((call) => query(call).size !== '0' && !call.body.includes('"sku"'))
      .map((call) => ({ ...query(call), body: call.body }))

  // HOME-2 to HOME-4
  it.each([
    ['8 new products', '8', null],
    ['8 best sellers', '8', '294'],
    ['16 special offers', '16', '335'],
  ])('request %s, newest first', (_, size, category) => {
    const wanted = lists().filter(({ body }) =>
      category ? body.includes(`"category_ids":["${category}"]`) : !body.includes('category_ids'),
    )
    expect(wanted).toHaveLength(1)
    expect(wanted[0]).toMatchObject({ size })
    expect(JSON.parse(wanted[0]?.body ?? '').sort).toMatchObject([{ created_at: { order: 'desc' } }])
  })

  it('request listed products only', () => {
    expect(lists()).toHaveLength(3)
    for (const { body } of lists()) {
      expect(body).toContain('{"terms":{"visibility":[2,3,4]}}')
      expect(body).toContain('{"terms":{"status":[0,1]}}')
    }
  })
})

describe('product search', () => {
  const searchFor = async (text: string) => {
    const calls = await shop.during(() => ask('query ($text: String!) { products(search: $text) { total } }', { text }, shop.url))
    const call = findCalls(calls, `${SEARCH}/product/_search`).find(({ body }) => body.includes(JSON.stringify(text)))
    return { parameters: call && query(call), body: call?.body ?? '' }
  }

  // LIMIT-6
  it('requests 50 products from the start', async () => {
    expect((await searchFor('larch cladding')).parameters).toMatchObject({ size: '50', from: '0' })
  })

  // SEARCH-1, SEARCH-4 to SEARCH-6
  it('filters by visibility and status, with fuzziness 2, minimum score 0.02 and 75 % of the terms matching', async () => {
    const { body } = await searchFor('cedar cladding')
    expect(body).toContain('{"terms":{"visibility":[2,3,4]}}')
    expect(body).toContain('{"terms":{"status":[0,1]}}')
    expect(body).toContain('"fuzziness":2')
    expect(body).toContain('"minimum_should_match":"75%"')
    expect(JSON.parse(body)).toMatchObject({ min_score: 0.02 })
  })

  // SEARCH-7
  it('boosts name by 4, sku by 2 and category name by 1', async () => {
    expect((await searchFor('ash cladding')).body).toContain('"fields":["name^4","sku^2","category.name^1"]')
  })

  it('reads the names of at most 5,000 products, best position first', async () => {
    const calls = await shop.during(() => searchFor('yew cladding'))
    const names = (made: readonly PlatformCall[]) => made.find((call) => query(call)._source_include === 'id,sku,name')
    // Another test may have searched before: the names are cached for later searches.
    const call = names(calls) ?? names(shop.platform.requests)
    expect(call && query(call)).toMatchObject({ size: '5000', from: '0' })
    expect(JSON.parse(call?.body ?? '').sort).toMatchObject([{ position: { order: 'desc' } }])
  })

  it('requests six products for suggestions', async () => {
    const variables = JSON.stringify({ search: 'elm cladding' })
    const parameters = new URLSearchParams({ documentId: SearchSuggestionsDocument.id, variables })
    const calls = await shop.during(() => fetch(`${shop.url}/graphql?${parameters}`))
    const call = findCalls(calls, `${SEARCH}/product/_search`).find(({ body }) => body.includes('elm cladding'))
    expect(call && query(call)).toMatchObject({ size: '6', from: '0' })
  })

  // SEARCH-8
  it('sends nothing for fewer than three characters', async () => {
    expect(await shop.during(() => ask('{ products(search: "oa") { total } }', {}, shop.url))).toEqual([])
  })
})

describe('category listing', () => {
  let calls: readonly PlatformCall[]
  beforeAll(async () => {
    // The products on offer are searched with the first list, and known for the next ones.
    await visit('/decking', shop.url)
    calls = await shop.during(() => visit('/mouldings/skirting?wood_type=58', shop.url))
  })

  it('requests products of the category and all its descendants', () => {
    const [call] = findCalls(calls, `${SEARCH}/product/_search`)
    expect(call?.body).toContain('{"terms":{"category_ids":["24","25","26"]}}')
  })

  // LIMIT-1
  it('requests 50 products, and the next 50 for its second page', async () => {
    expect(findCalls(calls, `${SEARCH}/product/_search`).map(query)).toMatchObject([{ size: '50', from: '0' }])
    const next = await shop.during(() => visit('/timber?page=2', shop.url))
    expect(findCalls(next, `${SEARCH}/product/_search`).map(query)).toMatchObject([{ size: '50', from: '50' }])
  })

  // LIMIT-3, LIMIT-4
  it('requests up to 200 values per facet, and price ranges of 50 up to 150', () => {
    const body = findCalls(calls, `${SEARCH}/product/_search`)[0]?.body
    expect(body).toContain('"agg_terms_brand":{"terms":{"field":"brand","size":200}}')
    expect(body).toContain('"ranges":[{"from":0,"to":50},{"from":50,"to":100},{"from":100,"to":150},{"from":150}]')
  })

  it('requests at most 1,000 products when sorted by unit price', async () => {
    const sorted = await shop.during(() => visit('/decking/boards?sort=unit_price_asc', shop.url))
    expect(findCalls(sorted, `${SEARCH}/product/_search`).map(query)[0]).toMatchObject({ size: '1000', from: '0' })
  })

  it('makes one search for products and facets', () => {
    const searches = findCalls(calls, `${SEARCH}/product/_search`)
    expect(searches).toHaveLength(1)
    for (const name of ['agg_terms_wood_type', 'agg_terms_wood_type_options', 'agg_range_price'])
      expect(searches[0]?.body).toContain(`"${name}"`)
  })
})

describe('stock calls', () => {
  // STOCK-7, LIMIT-9, CALL-5
  it('send skus as a comma-separated list, 15 per call', async () => {
    const calls = await shop.during(() => visit('/stair-parts', shop.url))
    const lists = findCalls(calls, '/api/stock/list').map(({ query: asked }) => asked.get('skus')?.split(',') ?? [])
    const sizes = lists.map((skus) => skus.length)
    expect(lists.length).toBeGreaterThan(1)
    expect(Math.max(...sizes)).toBe(15)
    expect(sizes.filter((size) => size < 15).length).toBeLessThanOrEqual(1)
    expect(new Set(lists.flat())).toHaveLength(lists.flat().length)
  })
})

describe('price refresh', () => {
  // PRICE-5, CALL-6
  it('sends skus, the currency and the store', async () => {
    const calls = await shop.during(() => ask('{ product(by: { sku: "OSB3-11" }) { price { isCurrent } } }', {}, shop.url))
    const [call] = findCalls(calls, '/api/product/render-list')
    expect(call && query(call)).toMatchObject({ skus: 'OSB3-11', currencyCode: 'GBP', storeId: '1' })
  })
})

describe('URL dispatcher call', () => {
  // URL-3, URL-4, URL-6, CALL-12
  it('is a POST with the path, its options and the requested variant', async () => {
    const calls = await shop.during(() =>
      ask('{ route(path: "/no/such/place", childSku: "BOARD-1") { __typename } }', {}, shop.url),
    )
    const [call] = findCalls(calls, '/api/url/map')
    expect(call?.method).toBe('POST')
    expect(JSON.parse(call?.body ?? '')).toEqual({
      url: 'no/such/place',
      includeFields: null,
      excludeFields: [],
      options: {
        prefetchGroupProducts: true,
        assignProductConfiguration: true,
        populateRequestCacheTags: false,
        setProductErrors: false,
        fallbackToDefaultWhenNoAvailable: true,
        separateSelectedVariant: false,
        setConfigurableProductOptions: true,
        filterUnavailableVariants: false,
      },
      filters: { sku: 'BOARD-1' },
      groupId: null,
      groupToken: null,
    })
  })

  it('is not made for categories, which are already loaded', async () => {
    const calls = await shop.during(() => ask('{ route(path: "/decking/boards") { __typename } }', {}, shop.url))
    expect(findCalls(calls, '/api/url/map')).toEqual([])
  })
})

describe('reviews', () => {
  // REVIEW-2
  it('are requested by product, approved ones only', async () => {
    const calls = await shop.during(() => ask('{ reviews(productId: "93") { total } }', {}, shop.url))
    const [call] = findCalls(calls, `${SEARCH}/review/_search`)
    expect(call?.body).toContain('"product_id":["93"]')
    expect(call?.body).toContain('"review_status":[1]')
  })
})

describe('CMS queries', () => {
  // CMS-1, LIMIT-11, LIMIT-12
  it.each([
    ['a page by identifier, at most 500', '{ cmsPage(identifier: "faq") { id } }', 'cms_page', 'faq', '500'],
    ['a block by identifier, at most 150', '{ cmsBlock(identifier: "faq") { id } }', 'cms_block', 'faq', '150'],
  ])('request %s', async (_, document, entity, identifier, size) => {
    const calls = await shop.during(() => ask(document, {}, shop.url))
    const [call] = findCalls(calls, `${SEARCH}/${entity}/_search`)
    expect(call?.body).toContain(`"identifier":["${identifier}"]`)
    expect(call && query(call)).toMatchObject({ size, from: '0' })
  })
})

describe('platform calls with stock synchronisation off', () => {
  let quiet: WatchedShop
  beforeAll(async () => {
    quiet = await watchedShop({ ...contentWith({ settings: { platform: { stockSync: false, priceSync: false } } }) })
  }, 60_000)
  afterAll(() => quiet?.stop())

  // STOCK-10
  it('skip the stock list, and the price refresh if price sync is off too', async () => {
    const calls = await quiet.during(() => visit('/p/PSE-25X150/any-slug', quiet.url))
    expect(calls.length).toBeGreaterThan(0)
    expect(calls.filter(({ path }) => /stock|render-list/.test(path))).toEqual([])
  })
})
