import { describe, expect, it } from 'vitest'
import { categoryCounts, categoryCountsRequest } from './category-counts.ts'

// CAT-11
describe('category counts', () => {
  it('are requested for all groups at once, of listed products only and without fetching products', () => {
    const request = categoryCountsRequest([['24', '25'], ['36']], { listOutOfStock: false })
    expect(request).toEqual({
      entity: 'product',
      body: {
        query: {
          bool: {
            filter: {
              bool: {
                must: [
                  { terms: { visibility: [2, 3, 4] } },
                  { terms: { status: [0, 1] } },
                  { terms: { 'stock.is_in_stock': [true] } },
                ],
              },
            },
          },
        },
        aggs: {
          category_0: { filter: { terms: { category_ids: ['24', '25'] } } },
          category_1: { filter: { terms: { category_ids: ['36'] } } },
        },
      },
      size: 0,
      from: 0,
      sourceIncludes: null,
      sourceExcludes: null,
    })
  })

  it('are returned in the order of the groups, with null for missing counts', () => {
    const bucket = (count: number) => [{ key: '', count, from: null, to: null }]
    const given = { category_1: bucket(3), category_0: bucket(12), category_2: [], price: bucket(9) }
    expect(categoryCounts(given, 4)).toEqual([12, 3, null, null])
    expect(categoryCounts({}, 0)).toEqual([])
  })
})
