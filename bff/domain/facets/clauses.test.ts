import { describe, expect, it } from 'vitest'
import { facetAggregations, facetFilters } from './clauses.ts'

const configurable = { match: { type_id: 'configurable' } }
const oak = {
  bool: {
    should: [
      { terms: { wood_type: ['58', '59'] } },
      { bool: { must: [{ terms: { wood_type_options: ['58', '59'] } }, configurable] } },
    ],
  },
}
const filterByPrice = (range: object) => {
  const clause = { range: { final_price: range } }
  return { bool: { should: [clause, { bool: { must: [clause, configurable] } }] } }
}
const wood = { attribute: 'wood_type', values: ['58', '59'] }

describe('facetFilters', () => {
  // LIST-6
  it('matches a product’s own value or a variant’s value of a configurable product', () => {
    expect(facetFilters([wood], null)).toEqual([{ attribute: 'wood_type', clause: oak }])
  })

  it.each([
    ['between two prices', { from: 50, to: 100 }, { gte: 50, lt: 100 }],
    ['below a price', { from: null, to: 50 }, { lt: 50 }],
    ['from a price', { from: 150, to: null }, { gte: 150 }],
  ])('matches prices %s, excluding the upper bound', (_, price, range) => {
    expect(facetFilters([], price)).toEqual([{ attribute: 'price', clause: filterByPrice(range) }])
  })
})

describe('facetAggregations', () => {
  const counts = {
    agg_terms_wood_type: { terms: { field: 'wood_type', size: 200 } },
    agg_terms_wood_type_options: { terms: { field: 'wood_type_options', size: 200 } },
  }
  const prices = {
    agg_range_price: {
      range: {
        field: 'final_price',
        ranges: [{ from: 0, to: 50 }, { from: 50, to: 100 }, { from: 100, to: 150 }, { from: 150 }],
      },
    },
  }

  // LIMIT-3
  it('counts values and price ranges without filters if nothing is chosen', () => {
    expect(facetAggregations(['wood_type', 'price'], [])).toEqual({ ...counts, ...prices })
  })

  it('uses the configured price ranges', () => {
    const { agg_range_price: counted } = facetAggregations(['price'], [], [0, 20])
    expect(counted).toMatchObject({ range: { ranges: [{ from: 0, to: 20 }, { from: 20 }] } })
  })

  it('filters each facet’s counts by the choices of the other facets only', () => {
    const filters = facetFilters([wood], { from: null, to: 50 })
    expect(facetAggregations(['wood_type', 'price'], filters)).toEqual({
      facet_wood_type: { filter: { bool: { must: [filterByPrice({ lt: 50 })] } }, aggs: counts },
      facet_price: { filter: { bool: { must: [oak] } }, aggs: prices },
    })
    expect(facetAggregations(['wood_type'], facetFilters([wood], null))).toEqual(counts)
  })
})

// LIST-19
describe('counts of flags', () => {
  const inStock = { attribute: 'in_stock', clause: { terms: { 'stock.is_in_stock': [true] } } }

  it('are those of the products with the flag, and of all products', () => {
    expect(facetAggregations(['in_stock'], [], [], [inStock])).toEqual({
      agg_flag_in_stock: { filter: { bool: { must: [inStock.clause] } } },
      agg_all_in_stock: { filter: { bool: { must: [{ match_all: {} }] } } },
    })
  })

  it('are filtered by the choices of the other facets only', () => {
    const filters = [...facetFilters([wood], null), inStock]
    expect(facetAggregations(['in_stock'], filters, [], [inStock])).toEqual({
      agg_flag_in_stock: { filter: { bool: { must: [oak, inStock.clause] } } },
      agg_all_in_stock: { filter: { bool: { must: [oak] } } },
    })
  })

  it('are left out if the products of the flag are unknown', () => {
    expect(facetAggregations(['on_offer'], [], [], [inStock])).toEqual({})
  })
})
