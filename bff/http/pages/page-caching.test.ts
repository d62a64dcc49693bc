import { describe, expect, it } from 'vitest'
import { pageCaching } from './page-caching.ts'

describe('what caches may do with a page', () => {
  it.each([
    ['is there', 200, true, 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400'],
    ['lacks something', 200, false, 'public, max-age=0, s-maxage=10'],
    ['leads elsewhere', 301, true, 'public, max-age=0, s-maxage=60'],
    ['leads elsewhere, by what is not confirmed', 302, false, 'public, max-age=0, s-maxage=10'],
    ['is not found', 404, true, 'public, max-age=0, s-maxage=10'],
    ['is gone', 410, true, 'public, max-age=0, s-maxage=10'],
    ['cannot be had', 503, false, 'no-store'],
    ['failed', 500, true, 'no-store'],
  ])('that %s', (_, status, isComplete, caching) => {
    expect(pageCaching({ status, isComplete })).toBe(caching)
  })
})
