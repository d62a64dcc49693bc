import { describe, expect, it } from 'vitest'
import { parseRequest } from '../../engine/query/parse-request.ts'
import { readSearchQuery } from './read-search-query.ts'
import { translateSearchQuery } from './translate.ts'

const translate = (query: object) => translateSearchQuery(readSearchQuery(query))
const readFilter = (value: unknown, attribute = 'wood_type', scope = 'default') =>
  (translate({ _appliedFilters: [{ attribute, value, scope }] }) as { query: { bool: { filter: unknown[] } } }).query.bool
    .filter[0]

describe('base filters', () => {
  it.each<[string, unknown, unknown]>([
    ['equals', { eq: 58 }, { terms: { wood_type: [58] } }],
    ['is one of', { in: [58, 61] }, { terms: { wood_type: [58, 61] } }],
    ['a plain value', 58, { terms: { wood_type: [58] } }],
    ['exists', { eq: null }, { exists: { field: 'wood_type' } }],
    ['is not', { neq: 58 }, { bool: { must_not: { terms: { wood_type: [58] } } } }],
    ['is none of', { nin: [58] }, { bool: { must_not: { terms: { wood_type: [58] } } } }],
    ['does not exist', { neq: null }, { bool: { must_not: { exists: { field: 'wood_type' } } } }],
    ['is between', { gte: 1, lt: 9 }, { range: { wood_type: { gte: 1, lt: 9 } } }],
    ['may be between', { orGt: 1, orLte: 9 }, { bool: { should: [{ range: { wood_type: { gt: 1, lte: 9 } } }] } }],
    ['may be', { or: 58 }, { bool: { should: [{ terms: { wood_type: [58] } }] } }],
    ['may be missing', { or: null }, { bool: { should: [{ bool: { must_not: { exists: { field: 'wood_type' } } } }] } }],
    ['may be a different value', { nor: 58 }, { bool: { should: [{ bool: { must_not: { terms: { wood_type: [58] } } } }] } }],
    ['may exist', { nor: null }, { bool: { should: [{ exists: { field: 'wood_type' } }] } }],
    ['is like, which means equals', { like: 'about' }, { terms: { wood_type: ['about'] } }],
    ['has no operator', {}, undefined],
  ])('translate the operator: %s', (_, value, clause) => {
    expect(readFilter(value)).toEqual(clause)
  })

  it('match the whole name of a category', () => {
    expect(readFilter('Skirting', 'category.name')).toEqual({ terms: { 'category.name.keyword': ['Skirting'] } })
  })
})

describe('facet filters', () => {
  const configurable = { match: { type_id: 'configurable' } }

  it('match the product’s own value or a variant’s', () => {
    expect(readFilter({ in: ['58'] }, 'wood_type', 'catalog')).toEqual({
      bool: {
        should: [{ terms: { wood_type: ['58'] } }, { bool: { must: [{ terms: { wood_type_options: ['58'] } }, configurable] } }],
      },
    })
  })

  it('on price use the final price', () => {
    const range = { range: { final_price: { gte: 50, lte: 100 } } }
    expect(readFilter({ gte: 50, lte: 100 }, 'price', 'catalog')).toEqual({
      bool: { should: [range, { bool: { must: [range, configurable] } }] },
    })
  })

  it('without a value match any configurable product', () => {
    expect(readFilter({}, 'wood_type', 'catalog')).toEqual({ bool: { should: [{ bool: { must: [configurable] } }] } })
  })
})

describe('search query translation', () => {
  const visible = { attribute: 'visibility', value: { in: [4] }, scope: 'default' }

  it('is empty without a filter', () => {
    expect(translate({ _searchText: 'oak', _appliedSort: [{ field: 'price' }] })).toEqual({})
    expect(translate({})).toEqual({})
  })

  it('counts facet values of products and variants, and prices in ranges', () => {
    const available = ['wood_type', 'price', 'category.name'].map((field) => ({ field, scope: 'catalog' }))
    expect(translate({ _appliedFilters: [visible], _availableFilters: available })).toMatchObject({
      aggs: {
        agg_terms_wood_type: { terms: { field: 'wood_type', size: 10 } },
        agg_terms_wood_type_options: { terms: { field: 'wood_type_options', size: 10 } },
        agg_terms_price: { terms: { field: 'price' } },
        agg_range_price: {
          range: { field: 'price', ranges: [{ from: 0, to: 50 }, { from: 50, to: 100 }, { from: 100, to: 150 }, { from: 150 }] },
        },
        'agg_terms_category.name.keyword': { terms: { field: 'category.name.keyword' } },
      },
    })
  })

  it('sorts in ascending order by default', () => {
    const sort = [{ field: 'price' }, { field: 'updated_at', options: 'desc' }, { field: 'name', options: { order: 'desc' } }]
    expect(translate({ _appliedFilters: [visible], _appliedSort: sort })).toMatchObject({
      sort: [{ price: { order: 'asc' } }, { updated_at: { order: 'desc' } }, { name: { order: 'desc' } }],
    })
  })

  it('yields a query that the engine accepts, with text and sort order', () => {
    const query = { _appliedFilters: [visible], _searchText: 'OAK-22', _appliedSort: [{ field: 'price' }] }
    expect(parseRequest(translate(query), {}).query).toMatchObject({
      kind: 'bool',
      must: [{ kind: 'function_score', minScore: 1 }],
    })
    expect(JSON.stringify(translate(query))).toContain('"configurable_children.sku":["OAK","22"]')
  })
})
