import { describe, expect, it } from 'vitest'
import { categoryCounts, categoryCountsRequest } from './category-counts.ts'

// CAT-11
describe('how many products there are in groups of categories', () => {
  it('is asked for at once, of those that are listed, and for no product', () => {
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
      ...{ size: 0, from: 0, sourceIncludes: null, sourceExcludes: null },
    })
  })

  it('comes in the order of the groups, and is unknown where the engine does not say', () => {
    const bucket = (count: number) => [{ key: '', count, from: null, to: null }]
    const given = { category_1: bucket(3), category_0: bucket(12), category_2: [], price: bucket(9) }
    expect(categoryCounts(given, 4)).toEqual([12, 3, null, null])
    expect(categoryCounts({}, 0)).toEqual([])
  })
})
