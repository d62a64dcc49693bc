import { describe, expect, it } from 'vitest'
import {
  attributesRequest,
  categoriesRequest,
  cmsBlockRequest,
  cmsPageRequest,
  reviewsRequest,
  taxRulesRequest,
} from './content-query.ts'

describe('categories', () => {
  it('are all active ones, 4000 at most, by position', () => {
    expect(categoriesRequest()).toMatchObject({
      entity: 'category',
      body: {
        query: { bool: { filter: { terms: { is_active: [true] } } } },
        sort: [{ position: { order: 'asc', unmapped_type: 'long' } }],
      },
      size: 4000,
    })
  })

  it('come with the fields the customary selection lacks', () => {
    expect(categoriesRequest().sourceIncludes).toEqual(
      expect.arrayContaining(['slug', 'parent_ids', 'include_in_menu', 'meta_title']),
    )
  })
})

describe('attributes', () => {
  it('are asked for all at once', () => {
    expect(attributesRequest()).toMatchObject({ body: {}, size: 999 })
  })
})

describe('tax rules', () => {
  it('are asked for with a size, so that none is lost', () => {
    expect(taxRulesRequest()).toMatchObject({ entity: 'taxrule', body: {}, size: 500 })
  })
})

describe('content', () => {
  // CMS-6, LIMIT-11, LIMIT-12
  it('is found by its identifier', () => {
    expect(cmsPageRequest('delivery')).toMatchObject({
      entity: 'cms_page',
      body: { query: { bool: { filter: { terms: { identifier: ['delivery'] } } } } },
      size: 500,
    })
    expect(cmsBlockRequest('footer')).toMatchObject({ entity: 'cms_block', size: 150 })
  })
})

describe('reviews', () => {
  it('are the approved ones of a product, last written first: no index has to map their dates for it', () => {
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

  it('of an impossible product are none', () => {
    expect(JSON.stringify(reviewsRequest('x', 10, 0).body)).toContain('{"product_id":[]}')
  })
})
