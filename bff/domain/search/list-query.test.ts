import { describe, expect, it } from 'vitest'
import { clampedPage, type ListCriteria, listingOrder, productListRequest } from './list-query.ts'

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

/** The clauses a search finds products by, any of them. */
const selecting = (query: unknown): readonly unknown[] => {
  const { bool } = query as { bool: { must: { bool: { should: readonly unknown[] } } } }
  return bool.must.bool.should
}

describe('a listing', () => {
  it('always asks for visibility 2, 3, 4 and status 0, 1', () => {
    expect(request().body.query).toEqual({ bool: { filter: { bool: { must: LISTED } } } })
    expect(request({ text: 'oak board' }).body.query).toMatchObject({ bool: { filter: { bool: { must: LISTED } } } })
  })

  // platform contract §14.21
  it('looks for categories whose ids are words in the copy of the field as one word, too', () => {
    const filterOf = (categoryIds: readonly string[]) => JSON.stringify(request({ categoryIds }).body.query)
    expect(filterOf(['34', '35'])).not.toContain('keyword')
    expect(filterOf(['SalDistShop', '35'])).toContain(
      JSON.stringify([
        { terms: { category_ids: ['SalDistShop', '35'] } },
        { terms: { 'category_ids.keyword': ['SalDistShop', '35'] } },
      ]),
    )
  })

  it('leaves out products that are out of stock only when set so', () => {
    const strict = productListRequest(criteria(), { ...settings, listOutOfStock: false })
    expect(strict.body.query).toEqual({
      bool: { filter: { bool: { must: [...LISTED, { terms: { 'stock.is_in_stock': [true] } }] } } },
    })
  })

  it('is of a category and all below it', () => {
    expect(request({ categoryIds: ['24', '25'] }).body.query).toEqual({
      bool: { filter: { bool: { must: [...LISTED, { terms: { category_ids: ['24', '25'] } }] } } },
    })
  })

  it.each<[string, ListCriteria['sort'], unknown]>([
    ['position desc unless told otherwise', null, { position: { order: 'desc', unmapped_type: 'long' } }],
    ['position desc when recommended', 'RECOMMENDED', { position: { order: 'desc', unmapped_type: 'long' } }],
    ['updated_at desc for the latest', 'LATEST', { updated_at: { order: 'desc', unmapped_type: 'date' } }],
    ['final_price', 'PRICE_ASC', { final_price: { order: 'asc', unmapped_type: 'double' } }],
    ['final_price desc', 'PRICE_DESC', { final_price: { order: 'desc', unmapped_type: 'double' } }],
  ])('is ordered by %s, and by id where that ties', (_, sort, clause) => {
    expect(request({ sort }).body.sort).toEqual([clause, { id: { order: 'asc', unmapped_type: 'long' } }])
  })
})

describe('a page of a listing', () => {
  // SEARCH-2, SEARCH-3
  it.each([
    ['50 for 0', 0, 0, { size: 50, from: 0 }],
    ['50 for less than 0', -3, 0, { size: 50, from: 0 }],
    ['100 at most', 1000, 0, { size: 100, from: 0 }],
    ['from the first when it would start before it', 10, -5, { size: 10, from: 0 }],
    ['cut at the end of the engine’s window', 100, 9950, { size: 50, from: 9950 }],
    ['empty beyond it', 50, 10_000, { size: 0, from: 0 }],
    ['empty far beyond it', 50, 2_147_483_647, { size: 0, from: 0 }],
  ])('is %s', (_, first, offset, window) => {
    expect(request({ first, offset })).toMatchObject(window)
  })

  it('keeps its place when it is empty', () => {
    expect(clampedPage(-1, 20_000)).toEqual({ first: 50, offset: 20_000 })
  })
})

describe('a search', () => {
  it('asks names, skus and category names with their boosts, and skus of variants', () => {
    const { query } = request({ text: '  oak   board ', sort: 'LATEST' }).body
    const [asSpecified] = selecting(query)
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
  it('finds what was understood beside what the specification finds', () => {
    const [asSpecified, understood, ...others] = selecting(request({ text: 'oak 47x150', sort: 'LATEST' }).body.query)
    expect(asSpecified).toHaveProperty('function_score')
    expect(JSON.stringify(understood)).toContain('"47 x 150"')
    expect(others).toEqual([])
  })

  it('is put in order by preferences that find nothing of their own, unless another order was chosen', () => {
    const found = { bool: { should: [{ function_score: {} }, {}] } }
    expect(request({ text: 'oak' }).body).toMatchObject({
      query: { bool: { must: { bool: { must: found, should: expect.any(Array) } } } },
    })
    expect(request({ text: 'oak', sort: 'LATEST' }).body).toMatchObject({ query: { bool: { must: found } } })
  })

  it('has a minimum score of 0.02 and the order of relevance', () => {
    expect(request({ text: 'oak' }).body).toMatchObject({ min_score: 0.02 })
    expect(request({ text: 'oak' }).body).not.toHaveProperty('sort')
    expect(request().body).not.toHaveProperty('min_score')
  })

  it('can be sorted all the same', () => {
    expect(request({ text: 'oak', sort: 'PRICE_ASC' }).body).toHaveProperty('sort')
  })

  it('of fewer than 3 characters is none', () => {
    expect(request({ text: ' oa ' })).toEqual(request())
  })

  it('looks for a sku in capitals too', () => {
    const text = JSON.stringify(request({ text: 'brd-oak-22' }).body)
    expect(text).toContain('"terms":{"configurable_children.sku":["brd","oak","22"]}')
    expect(text).toContain('"match_phrase":{"sku":{"query":"BRD-OAK-22","boost":1}}')
  })
})

describe('the order in force', () => {
  it.each([
    [null, null, 'RECOMMENDED'],
    [null, 'oak', null],
    [null, 'oa', 'RECOMMENDED'],
    ['LATEST', 'oak', 'LATEST'],
  ] as const)('for %s and %s is %s', (sort, text, order) => {
    expect(listingOrder({ sort, text })).toBe(order)
  })
})

describe("the shopper's choices", () => {
  it('match a product by its own value or by those of its variants', () => {
    expect(request({ filters: [{ attribute: 'wood_type', values: ['58'] }] }).body.post_filter).toEqual(oak)
  })

  it('of a price stand on what is paid; the upper end belongs to the next range', () => {
    const range = { range: { final_price: { gte: 50, lt: 100 } } }
    expect(request({ price: { from: 50, to: 100 } }).body.post_filter).toEqual({
      bool: { should: [range, { bool: { must: [range, { match: { type_id: 'configurable' } }] } }] },
    })
    expect(JSON.stringify(request({ price: { from: 150, to: null } }).body.post_filter)).toContain('{"gte":150}')
    expect(JSON.stringify(request({ price: { from: null, to: 50 } }).body.post_filter)).toContain('{"lt":50}')
  })

  it('must all hold', () => {
    const { post_filter } = request({ filters: [{ attribute: 'wood_type', values: ['58'] }], price: { from: 50, to: null } }).body
    expect(post_filter).toMatchObject({ bool: { must: [oak, {}] } })
  })

  it('leave the query as it is, so that facets can count around them', () => {
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

  it('are asked for every filter attribute, and for the price by range', () => {
    expect(request().body.aggs).toEqual({ ...terms('wood_type'), ...terms('thickness'), ...ranges })
  })

  it('are taken under the choices of the other facets, not their own', () => {
    expect(request({ filters: [{ attribute: 'wood_type', values: ['58'] }] }).body.aggs).toEqual({
      ...terms('wood_type'),
      facet_thickness: { filter: { bool: { must: [oak] } }, aggs: terms('thickness') },
      facet_price: { filter: { bool: { must: [oak] } }, aggs: ranges },
    })
  })

  it('are left out when nobody looks', () => {
    expect(request({ facets: false }).body).not.toHaveProperty('aggs')
  })
})
