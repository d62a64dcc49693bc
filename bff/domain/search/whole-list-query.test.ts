import { describe, expect, it } from 'vitest'
import { productListRequest } from './list-query.ts'
import { pageOfListRequest, wholeListRequest } from './whole-list-query.ts'

const settings = { filterAttributes: ['wood_type'], searchFields: { name: 4 }, listOutOfStock: true }
const criteria = { categoryIds: ['34'], filters: [], price: null, sort: null, first: 50, offset: 100 } as const

describe('the question for a whole list', () => {
  it('is the one for its page, but for all products and with what prices follow from', () => {
    const whole = wholeListRequest(criteria, settings)
    expect(whole.body).toEqual(productListRequest(criteria, settings).body)
    expect(whole).toMatchObject({ size: 1000, from: 0 })
    expect(whole.sourceIncludes).toEqual(
      expect.arrayContaining([
        'final_price',
        'product_links',
        'bundle_options',
        'configurable_children',
        'thickness',
        'coverage',
      ]),
    )
    expect(whole.sourceIncludes).not.toContain('description')
    expect(whole.sourceExcludes).toContain('configurable_children.image')
  })
})

describe('the question for the products of a page', () => {
  it('names each', () => {
    expect(pageOfListRequest(['7', '5'])).toMatchObject({
      body: { query: { bool: { filter: { terms: { id: ['7', '5'] } } } } },
      size: 2,
      sourceIncludes: null,
    })
  })
})
