import { describe, expect, it } from 'vitest'
import { engineOrder } from './engine-order.ts'
import { productListRequest } from './list-query.ts'
import { pageOfListRequest, productNamesRequest, wholeListRequest } from './whole-list-query.ts'

const settings = { filterAttributes: ['wood_type'], searchFields: { name: 4 }, listOutOfStock: true }
const criteria = { categoryIds: ['34'], filters: [], price: null, sort: null, first: 50, offset: 100 } as const

describe('wholeListRequest', () => {
  it('equals the request for a page, but for all products and with the fields that prices depend on', () => {
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

describe('pageOfListRequest', () => {
  it('requests each product by id', () => {
    expect(pageOfListRequest(['7', '5'])).toMatchObject({
      body: { query: { bool: { filter: { terms: { id: ['7', '5'] } } } } },
      size: 2,
      from: 0,
      sourceIncludes: null,
      sourceExcludes: productListRequest(criteria, settings).sourceExcludes,
    })
  })
})

describe('productNamesRequest', () => {
  it('requests only the names of listed products, by position', () => {
    const { body, ...rest } = productNamesRequest({ listOutOfStock: true })
    expect(rest).toEqual({
      entity: 'product',
      size: 5000,
      from: 0,
      sourceIncludes: ['id', 'sku', 'name'],
      sourceExcludes: null,
    })
    expect(body).toEqual({
      query: { bool: { filter: { bool: { must: [{ terms: { visibility: [2, 3, 4] } }, { terms: { status: [0, 1] } }] } } } },
      sort: [engineOrder('position', 'desc', 'long')],
    })
  })

  it('excludes products that are out of stock if they are not listed', () => {
    expect(JSON.stringify(productNamesRequest({ listOutOfStock: false }).body)).toContain('stock.is_in_stock')
  })
})
