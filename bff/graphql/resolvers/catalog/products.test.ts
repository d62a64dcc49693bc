import { describe, expect, it, vi } from 'vitest'
import type { SearchRequest } from '../../../domain/search/search.types.ts'
import { attribute } from '../../../domain/testing/catalog.ts'
import { PlatformUnreachable } from '../../../platform/base/errors.ts'
import { recordLog } from '../../../platform/testing/scripted-platform.ts'
import { scopeWith, toResult } from '../../../services/testing/platform.ts'
import { ask, catalog, shop } from '../testing/shop.ts'

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
