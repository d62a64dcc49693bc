import { describe, expect, it } from 'vitest'
import { inOrderOf } from './engine-order.ts'
import { productListRequest } from './list-query.ts'
import { pageOfListRequest, productNamesRequest, wholeListRequest } from './whole-list-query.ts'

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
      from: 0,
      sourceIncludes: null,
      sourceExcludes: productListRequest(criteria, settings).sourceExcludes,
    })
  })
})

describe('the question for the names of products', () => {
  it('is for those that are listed, the best placed first, and for nothing but their names', () => {
    const { body, ...rest } = productNamesRequest({ listOutOfStock: true })
    expect(rest).toEqual({
      ...{ entity: 'product', size: 5000, from: 0 },
      ...{ sourceIncludes: ['id', 'sku', 'name'], sourceExcludes: null },
    })
    expect(body).toEqual({
      query: { bool: { filter: { bool: { must: [{ terms: { visibility: [2, 3, 4] } }, { terms: { status: [0, 1] } }] } } } },
      sort: [inOrderOf('position', 'desc', 'long')],
    })
  })

  it('leaves out what is sold out where that is not listed', () => {
    expect(JSON.stringify(productNamesRequest({ listOutOfStock: false }).body)).toContain('stock.is_in_stock')
  })
})
