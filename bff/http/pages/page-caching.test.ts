import { describe, expect, it } from 'vitest'
import { pageCaching } from './pages.ts'

// CACHE-9
describe('cache policy of a page', () => {
  it.each([
    ['exists', 200, true, 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400'],
    ['is incomplete', 200, false, 'public, max-age=0, s-maxage=10'],
    ['redirects', 301, true, 'public, max-age=0, s-maxage=60'],
    ['redirects by unconfirmed data', 302, false, 'public, max-age=0, s-maxage=10'],
    ['is not found', 404, true, 'public, max-age=0, s-maxage=10'],
    ['is gone', 410, true, 'public, max-age=0, s-maxage=10'],
    ['is unavailable', 503, false, 'no-store'],
    ['failed', 500, true, 'no-store'],
  ])('is set for a page that %s (status %i, complete: %s): %s', (_, status, isComplete, caching) => {
    expect(pageCaching({ status, isComplete })).toBe(caching)
  })
})
