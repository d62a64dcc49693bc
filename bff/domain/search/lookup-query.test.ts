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

// PROD-25
describe('productByKeyRequest', () => {
  it('looks up a product by its key only; the result is checked later', () => {
    expect(productByKeyRequest('sku', 'OAK-22')).toMatchObject({
      entity: 'product',
      body: { query: { bool: { filter: { terms: { sku: ['OAK-22'] } } } } },
      size: 1,
      from: 0,
    })
  })

  // DAY-6
  it('looks up an id that is a word in the keyword subfield, because an index of numbers rejects it', () => {
    expect(productByKeyRequest('id', '93').body).toEqual({ query: { bool: { filter: { terms: { id: ['93'] } } } } })
    expect(productByKeyRequest('id', 'OAK').body).toEqual({ query: { bool: { filter: { terms: { 'id.keyword': ['OAK'] } } } } })
  })
})

describe('productsBySkuRequest', () => {
  it('requests all skus in one page, with status 0 or 1', () => {
    const request = productsBySkuRequest(['A', 'B'])
    expect(request.size).toBe(2)
    expect(request.body).toEqual({
      query: { bool: { filter: { bool: { must: [{ terms: { sku: ['A', 'B'] } }, { terms: { status: [0, 1] } }] } } } },
    })
  })

  // PROD-23
  it('requires status 1 for components', () => {
    expect(JSON.stringify(productsBySkuRequest(['A'], { enabledOnly: true }).body)).toContain('{"status":[1]}')
  })
})

describe('listedBySkuRequest', () => {
  it('requests listed products with the skus or with such variants, several per sku', () => {
    const { body, size } = listedBySkuRequest(['A', 'B'])
    const should = [{ terms: { sku: ['A', 'B'] } }, { terms: { 'configurable_children.sku': ['A', 'B'] } }]
    expect(body).toEqual({ query: { bool: { filter: { bool: { must: [{ bool: { should } }, ...LISTED] } } } } })
    expect(size).toBe(8)
  })
})

describe('parentOfChildRequest', () => {
  it('requests the listed product that has the variant', () => {
    expect(parentOfChildRequest('OAK-22').body).toEqual({
      query: { bool: { filter: { bool: { must: [{ terms: { 'configurable_children.sku': ['OAK-22'] } }, ...LISTED] } } } },
    })
  })
})

describe('homeListRequest', () => {
  // HOME-2 to HOME-4
  it.each([
    ['new', 8, LISTED],
    ['best', 8, [...LISTED, { terms: { category_ids: ['294'] } }]],
    ['offers', 16, [...LISTED, { terms: { category_ids: ['335'] } }]],
  ] as const)('for the list %s requests %d products, newest first', (list, size, must) => {
    expect(homeListRequest(list, settings)).toMatchObject({
      size,
      body: {
        query: { bool: { filter: { bool: { must } } } },
        sort: [{ created_at: { order: 'desc', unmapped_type: 'date' } }],
      },
    })
  })
})
