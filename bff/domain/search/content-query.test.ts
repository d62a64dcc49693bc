import { describe, expect, it } from 'vitest'
import {
  attributesRequest,
  categoriesRequest,
  cmsBlockRequest,
  cmsPageRequest,
  ratingsRequest,
  reviewsRequest,
  taxRulesRequest,
} from './content-query.ts'

describe('categoriesRequest', () => {
  // CAT-6
  it('requests up to 4000 active categories, sorted by position', () => {
    expect(categoriesRequest()).toMatchObject({
      entity: 'category',
      body: {
        query: { bool: { filter: { terms: { is_active: [true] } } } },
        sort: [{ position: { order: 'asc', unmapped_type: 'long' } }],
      },
      size: 4000,
    })
  })

  it('requests fields that the usual selection lacks', () => {
    expect(categoriesRequest().sourceIncludes).toEqual(
      expect.arrayContaining(['slug', 'parent_ids', 'include_in_menu', 'meta_title']),
    )
  })
})

describe('attributesRequest', () => {
  // ATTR-2, LIMIT-10
  it('requests all attributes at once', () => {
    expect(attributesRequest()).toMatchObject({ body: {}, size: 999 })
  })
})

describe('taxRulesRequest', () => {
  it('states a size so that no rule is missing', () => {
    expect(taxRulesRequest()).toMatchObject({ entity: 'taxrule', body: {}, size: 500 })
  })
})

describe('CMS requests', () => {
  // CMS-1, CMS-6, LIMIT-11, LIMIT-12
  it('look up pages and blocks by identifier', () => {
    expect(cmsPageRequest('delivery')).toMatchObject({
      entity: 'cms_page',
      body: { query: { bool: { filter: { terms: { identifier: ['delivery'] } } } } },
      size: 500,
    })
    expect(cmsBlockRequest('footer')).toMatchObject({
      entity: 'cms_block',
      body: { query: { bool: { filter: { terms: { identifier: ['footer'] } } } } },
      size: 150,
      from: 0,
    })
  })
})

describe('reviewsRequest', () => {
  // REVIEW-2
  it('requests the approved reviews of a product, latest id first, so that the index needs no date mapping', () => {
    expect(reviewsRequest('93', 10, 20)).toMatchObject({
      entity: 'review',
      body: {
        query: { bool: { filter: { bool: { must: [{ terms: { product_id: ['93'] } }, { terms: { review_status: [1] } }] } } } },
        sort: [{ id: { order: 'desc', unmapped_type: 'long' } }],
      },
      size: 10,
      from: 20,
    })
  })

  // DAY-6
  it('looks up a product id that is a word in the keyword subfield', () => {
    expect(JSON.stringify(reviewsRequest('x', 10, 0).body)).toContain('{"terms":{"product_id.keyword":["x"]}}')
  })
})

// REVIEW-6
describe('ratingsRequest', () => {
  it('requests only the ratings of the approved reviews of all products of a list', () => {
    expect(ratingsRequest(['93', '94'])).toMatchObject({
      body: {
        query: {
          bool: { filter: { bool: { must: [{ terms: { product_id: ['93', '94'] } }, { terms: { review_status: [1] } }] } } },
        },
      },
      size: 5000,
      from: 0,
      sourceIncludes: ['id', 'product_id', 'ratings'],
    })
  })
})
