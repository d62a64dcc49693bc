import { describe, expect, it } from 'vitest'
import {
  homeListRequest,
  listedBySkuRequest,
  parentOfChildRequest,
  productByKeyRequest,
  productsBySkuRequest,
} from './lookup-query.ts'

const LISTED = [{ terms: { visibility: [2, 3, 4] } }, { terms: { status: [0, 1] } }]
const settings = { bestSellersCategoryId: '294', specialOffersCategoryId: '335', listOutOfStock: true }

describe('one product', () => {
  it('is asked for by its key alone: what was found is judged afterwards', () => {
    expect(productByKeyRequest('sku', 'OAK-22')).toMatchObject({
      entity: 'product',
      body: { query: { bool: { filter: { terms: { sku: ['OAK-22'] } } } } },
      size: 1,
      from: 0,
    })
  })

  it('with an id that is no number is not looked for among numbers', () => {
    expect(productByKeyRequest('id', '93').body).toEqual({ query: { bool: { filter: { terms: { id: ['93'] } } } } })
    expect(productByKeyRequest('id', 'OAK').body).toEqual({ query: { bool: { filter: { terms: { id: [] } } } } })
  })
})

describe('products by sku', () => {
  it('are all of one page, in status 0 and 1', () => {
    const request = productsBySkuRequest(['A', 'B'])
    expect(request.size).toBe(2)
    expect(request.body).toEqual({
      query: { bool: { filter: { bool: { must: [{ terms: { sku: ['A', 'B'] } }, { terms: { status: [0, 1] } }] } } } },
    })
  })

  it('have status 1 when they are components', () => {
    expect(JSON.stringify(productsBySkuRequest(['A'], { enabledOnly: true }).body)).toContain('{"status":[1]}')
  })
})

describe('what skus lead to', () => {
  it('are listed products of that sku and those that have it among their children, more than one for each sku', () => {
    const { body, size } = listedBySkuRequest(['A', 'B'])
    const should = [{ terms: { sku: ['A', 'B'] } }, { terms: { 'configurable_children.sku': ['A', 'B'] } }]
    expect(body).toEqual({ query: { bool: { filter: { bool: { must: [{ bool: { should } }, ...LISTED] } } } } })
    expect(size).toBe(8)
  })
})

describe('the parent of a variant', () => {
  it('is a listed product that has it among its children', () => {
    expect(parentOfChildRequest('OAK-22').body).toEqual({
      query: { bool: { filter: { bool: { must: [{ terms: { 'configurable_children.sku': ['OAK-22'] } }, ...LISTED] } } } },
    })
  })
})

describe('home lists', () => {
  it.each([
    ['new', 8, LISTED],
    ['best', 8, [...LISTED, { terms: { category_ids: ['294'] } }]],
    ['offers', 16, [...LISTED, { terms: { category_ids: ['335'] } }]],
  ] as const)('%s has %d products, newest first', (list, size, must) => {
    expect(homeListRequest(list, settings)).toMatchObject({
      size,
      body: {
        query: { bool: { filter: { bool: { must } } } },
        sort: [{ created_at: { order: 'desc', unmapped_type: 'date' } }],
      },
    })
  })
})
