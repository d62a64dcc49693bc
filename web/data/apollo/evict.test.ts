import { InMemoryCache } from '@apollo/client/cache'
import { beforeEach, describe, expect, it } from 'vitest'
import { findDocument } from './client.ts'
import { evictQuarter, MAX_CHARACTERS, shrinkToLimit } from './evict.ts'
import { cacheConfig } from './policies.ts'
import { StoredResults, type Variables } from './stored-results.ts'

let cache: InMemoryCache
let results: StoredResults
beforeEach(() => {
  cache = new InMemoryCache(cacheConfig)
  results = new StoredResults()
})

function store(name: string, variables: Variables, data: Record<string, unknown>) {
  cache.writeQuery({ query: findDocument(name), variables, data })
  results.add({ name, variables, fetchedAt: 1, isPartial: false })
}

/** Stores CMS pages with these contents, from least to most recently used. */
function storePages(...contents: string[]) {
  for (const [index, content] of contents.entries()) {
    const id = `page-${index}`
    const texts = { title: '', url: '', heading: null, metaTitle: null, metaDescription: null, section: null }
    store(
      'CmsPage',
      { identifier: id },
      { cmsPage: { __typename: 'CmsPage', id, identifier: id, content, leadPicture: null, ...texts } },
    )
  }
}

const isReadable = (name: string, variables: Variables) => cache.readQuery({ query: findDocument(name), variables }) !== null
const shrink = () => shrinkToLimit(JSON.stringify(cache.extract()), cache, results)
const pagesIn = (text: string) => ['page-0', 'page-1', 'page-2', 'page-3'].filter((id) => text.includes(`CmsPage:${id}`))

// CACHE-4
describe('evictQuarter', () => {
  it('evicts the least recently used result and keeps the others', () => {
    storePages('oak', 'pine', 'larch', 'fir')
    evictQuarter(cache, results)
    expect([0, 1, 2, 3].map((page) => isReadable('CmsPage', { identifier: `page-${page}` }))).toEqual([false, true, true, true])
    expect(results.size).toBe(3)
  })

  it('removes entities that only this result referenced', () => {
    storePages('oak', 'pine')
    evictQuarter(cache, results)
    expect(Object.keys(cache.extract())).not.toContain('CmsPage:page-0')
    expect(Object.keys(cache.extract())).toContain('CmsPage:page-1')
  })

  it('evicts results of operations whose variables have default values', () => {
    const reviews = { __typename: 'ReviewList', items: [], total: 0, averageRating: null, distribution: null }
    store('ProductReviews', { productId: 'SimpleProduct:1' }, { reviews })
    expect(cache.extract().ROOT_QUERY).toHaveProperty(['reviews({"offset":0,"productId":"SimpleProduct:1","sort":"NEWEST"})'])
    evictQuarter(cache, results)
    expect(Object.keys(cache.extract().ROOT_QUERY ?? {})).toEqual(['__typename'])
  })
})

// CACHE-4
describe('shrinkToLimit', () => {
  it('keeps all results while they are within the limit', () => {
    storePages('oak', 'pine')
    expect(pagesIn(shrink())).toEqual(['page-0', 'page-1'])
  })

  it('keeps the most recently used results if not all are within the limit', () => {
    storePages(...Array.from({ length: 4 }, () => 'x'.repeat(MAX_CHARACTERS * 0.3)))
    const text = shrink()
    expect(pagesIn(text)).toEqual(['page-1', 'page-2', 'page-3'])
    expect(text.length).toBeLessThanOrEqual(MAX_CHARACTERS)
  })

  it('evicts a result that is larger than the limit on its own', () => {
    storePages('x'.repeat(MAX_CHARACTERS + 1))
    expect(shrink().length).toBeLessThan(1000)
    expect(results.size).toBe(0)
  })

  it('evicts the least recently used quarter of more than 200 results', () => {
    storePages(...Array.from({ length: 201 }, (_, number) => `text ${number}`))
    shrink()
    expect(results.size).toBe(150)
    expect([50, 51].map((page) => isReadable('CmsPage', { identifier: `page-${page}` }))).toEqual([false, true])
  })
})
