import { describe, expect, it } from 'vitest'
import { clampPage, type ListCriteria, listingOrder, productListRequest } from './list-query.ts'

const settings = {
  filterAttributes: ['wood_type', 'thickness', 'price'],
  searchFields: { name: 4, sku: 2, 'category.name': 1 },
  listOutOfStock: true,
}
const criteria = (given: Partial<ListCriteria> = {}): ListCriteria => ({
  filters: [],
  price: null,
  sort: null,
  first: 50,
  offset: 0,
  ...given,
})
const request = (given: Partial<ListCriteria> = {}) => productListRequest(criteria(given), settings)
const LISTED = [{ terms: { visibility: [2, 3, 4] } }, { terms: { status: [0, 1] } }]
const oak = {
  bool: {
    should: [
      { terms: { wood_type: ['58'] } },
      { bool: { must: [{ terms: { wood_type_options: ['58'] } }, { match: { type_id: 'configurable' } }] } },
    ],
  },
}

/** The clauses that select products; any of them may match. */
const readSelecting = (query: unknown): readonly unknown[] => {
  const { bool } = query as { bool: { must: { bool: { should: readonly unknown[] } } } }
  return bool.must.bool.should
}

describe('productListRequest', () => {
  // SEARCH-88
  it('leaves the specified query out of a search for what is understood only', () => {
    const specified = (given: Partial<ListCriteria>) => JSON.stringify(request(given).body.query).includes('"fuzziness":2')
    expect(specified({ text: 'oak board' })).toBe(true)
    expect(specified({ text: 'oak board', understoodOnly: true })).toBe(false)
    expect(specified({ text: '???', understoodOnly: true })).toBe(true)
  })

  // LIST-8, LIST-9, LIMIT-19
  it('always requires visibility 2, 3 or 4 and status 0 or 1', () => {
    expect(request().body.query).toEqual({ bool: { filter: { bool: { must: LISTED } } } })
    expect(request({ text: 'oak board' }).body.query).toMatchObject({ bool: { filter: { bool: { must: LISTED } } } })
  })

  // platform contract §14.21
  it('also looks up non-numeric category ids in the keyword copy of the field', () => {
    const readFilter = (categoryIds: readonly string[]) => JSON.stringify(request({ categoryIds }).body.query)
    expect(readFilter(['34', '35'])).not.toContain('keyword')
    expect(readFilter(['SalDistShop', '35'])).toContain(
      JSON.stringify([
        { terms: { category_ids: ['SalDistShop', '35'] } },
        { terms: { 'category_ids.keyword': ['SalDistShop', '35'] } },
      ]),
    )
  })

  it('excludes products that are out of stock only if configured', () => {
    const strict = productListRequest(criteria(), { ...settings, listOutOfStock: false })
    expect(strict.body.query).toEqual({
      bool: { filter: { bool: { must: [...LISTED, { terms: { 'stock.is_in_stock': [true] } }] } } },
    })
  })

  it('selects a category and its descendants', () => {
    expect(request({ categoryIds: ['24', '25'] }).body.query).toEqual({
      bool: { filter: { bool: { must: [...LISTED, { terms: { category_ids: ['24', '25'] } }] } } },
    })
  })

  // LIST-4
  it.each<[string, ListCriteria['sort'], unknown]>([
    ['position desc by default', null, { position: { order: 'desc', unmapped_type: 'long' } }],
    ['position desc for RECOMMENDED', 'RECOMMENDED', { position: { order: 'desc', unmapped_type: 'long' } }],
    ['updated_at desc for LATEST', 'LATEST', { updated_at: { order: 'desc', unmapped_type: 'date' } }],
    ['final_price for PRICE_ASC', 'PRICE_ASC', { final_price: { order: 'asc', unmapped_type: 'double' } }],
    ['final_price desc for PRICE_DESC', 'PRICE_DESC', { final_price: { order: 'desc', unmapped_type: 'double' } }],
  ])('sorts by %s, then by id', (_, sort, clause) => {
    expect(request({ sort }).body.sort).toEqual([clause, { id: { order: 'asc', unmapped_type: 'long' } }])
  })
})

describe('a page of a listing', () => {
  // SEARCH-2, SEARCH-3, LIMIT-6
  it.each([
    ['has 50 products for a size of 0', 0, 0, { size: 50, from: 0 }],
    ['has 50 products for a negative size', -3, 0, { size: 50, from: 0 }],
    ['has at most 100 products', 1000, 0, { size: 100, from: 0 }],
    ['starts at the first product for a negative offset', 10, -5, { size: 10, from: 0 }],
    ['is cut off at the end of the engine’s result window', 100, 9950, { size: 50, from: 9950 }],
    ['is empty beyond the result window', 50, 10_000, { size: 0, from: 0 }],
    ['is empty for the largest possible offset', 50, 2_147_483_647, { size: 0, from: 0 }],
  ])('%s', (_, first, offset, window) => {
    expect(request({ first, offset })).toMatchObject(window)
  })

  it('keeps its offset if it is empty', () => {
    expect(clampPage(-1, 20_000)).toEqual({ first: 50, offset: 20_000 })
  })
})

describe('a search listing', () => {
  it('searches names, skus and category names with their boosts, and skus of variants', () => {
    const { query } = request({ text: '  oak   board ', sort: 'LATEST' }).body
    const [asSpecified] = readSelecting(query)
    expect(asSpecified).toEqual({
      function_score: {
        min_score: 0.02,
        query: {
          bool: {
            should: [
              {
                multi_match: {
                  fields: ['name^4', 'sku^2', 'category.name^1'],
                  query: 'oak board',
                  operator: 'or',
                  fuzziness: 2,
                  prefix_length: 2,
                  max_expansions: 3,
                  minimum_should_match: '75%',
                  tie_breaker: 1,
                },
              },
              {
                bool: {
                  should: expect.arrayContaining([
                    { terms: { 'configurable_children.sku': ['oak board'] } },
                    { match_phrase: { sku: { query: 'oak board', boost: 1 } } },
                    { match_phrase: { 'configurable_children.sku': { query: 'oak board', boost: 1 } } },
                  ]),
                },
              },
            ],
          },
        },
      },
    })
  })

  // SEARCH-20
  it('finds products by the interpreted text as well as by the specified query', () => {
    const [asSpecified, understood, ...others] = readSelecting(request({ text: 'oak 47x150', sort: 'LATEST' }).body.query)
    expect(asSpecified).toHaveProperty('function_score')
    expect(JSON.stringify(understood)).toContain('"47 x 150"')
    expect(others).toEqual([])
  })

  it('is ranked by preferences that match no additional products, unless it has a sort order', () => {
    const found = { bool: { should: [{ function_score: {} }, {}] } }
    expect(request({ text: 'oak' }).body).toMatchObject({
      query: { bool: { must: { bool: { must: found, should: expect.any(Array) } } } },
    })
    expect(request({ text: 'oak', sort: 'LATEST' }).body).toMatchObject({ query: { bool: { must: found } } })
  })

  it('has a minimum score of 0.02 and is sorted by relevance', () => {
    expect(request({ text: 'oak' }).body).toMatchObject({ min_score: 0.02 })
    expect(request({ text: 'oak' }).body).not.toHaveProperty('sort')
    expect(request().body).not.toHaveProperty('min_score')
  })

  it('can be sorted by price', () => {
    expect(request({ text: 'oak', sort: 'PRICE_ASC' }).body).toHaveProperty('sort')
  })

  it('ignores a text of fewer than 3 characters', () => {
    expect(request({ text: ' oa ' })).toEqual(request())
  })

  it('also searches skus in upper case', () => {
    const text = JSON.stringify(request({ text: 'brd-oak-22' }).body)
    expect(text).toContain('"terms":{"configurable_children.sku":["brd","oak","22"]}')
    expect(text).toContain('"match_phrase":{"sku":{"query":"BRD-OAK-22","boost":1}}')
  })
})

// LIST-4
describe('listingOrder', () => {
  it.each([
    [null, null, 'RECOMMENDED'],
    [null, 'oak', null],
    [null, 'oa', 'RECOMMENDED'],
    ['LATEST', 'oak', 'LATEST'],
  ] as const)('for sort %s and text %s is %s', (sort, text, order) => {
    expect(listingOrder({ sort, text })).toBe(order)
  })
})

describe('filters of a listing', () => {
  it('match a product by its own value or by its variants’ values', () => {
    expect(request({ filters: [{ attribute: 'wood_type', values: ['58'] }] }).body.post_filter).toEqual(oak)
  })

  // LIST-13
  it('match prices by final price, excluding the upper bound', () => {
    const range = { range: { final_price: { gte: 50, lt: 100 } } }
    expect(request({ price: { from: 50, to: 100 } }).body.post_filter).toEqual({
      bool: { should: [range, { bool: { must: [range, { match: { type_id: 'configurable' } }] } }] },
    })
    expect(JSON.stringify(request({ price: { from: 150, to: null } }).body.post_filter)).toContain('{"gte":150}')
    expect(JSON.stringify(request({ price: { from: null, to: 50 } }).body.post_filter)).toContain('{"lt":50}')
  })

  it('must all match', () => {
    const { post_filter } = request({ filters: [{ attribute: 'wood_type', values: ['58'] }], price: { from: 50, to: null } }).body
    expect(post_filter).toMatchObject({ bool: { must: [oak, {}] } })
  })

  it('leave the query unchanged, so that facets can ignore their own filter', () => {
    expect(request({ filters: [{ attribute: 'wood_type', values: ['58'] }] }).body.query).toEqual(request().body.query)
    expect(request().body).not.toHaveProperty('post_filter')
  })
})

describe('facet counts', () => {
  const terms = (attribute: string) => ({
    [`agg_terms_${attribute}`]: { terms: { field: attribute, size: 200 } },
    [`agg_terms_${attribute}_options`]: { terms: { field: `${attribute}_options`, size: 200 } },
  })
  const ranges = {
    agg_range_price: {
      range: {
        field: 'final_price',
        ranges: [{ from: 0, to: 50 }, { from: 50, to: 100 }, { from: 100, to: 150 }, { from: 150 }],
      },
    },
  }

  it('are requested for every filter attribute and for price ranges', () => {
    expect(request().body.aggs).toEqual({ ...terms('wood_type'), ...terms('thickness'), ...ranges })
  })

  it('apply the filters of other facets, not their own', () => {
    expect(request({ filters: [{ attribute: 'wood_type', values: ['58'] }] }).body.aggs).toEqual({
      ...terms('wood_type'),
      facet_thickness: { filter: { bool: { must: [oak] } }, aggs: terms('thickness') },
      facet_price: { filter: { bool: { must: [oak] } }, aggs: ranges },
    })
  })

  it('are omitted if facets are not requested', () => {
    expect(request({ facets: false }).body).not.toHaveProperty('aggs')
  })
})
