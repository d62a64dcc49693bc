import { describe, expect, it } from 'vitest'
import { hasLostListing } from './missing-listing.ts'

describe('hasLostListing', () => {
  it.each([
    ['because the listing failed', ['category', 'products'], { category: { products: null } }, true],
    ['because something in it failed', ['route', 'products', 'items', 3, 'sku'], { route: { products: null } }, true],
    ['that is there without one field', ['route', 'products', 'facets'], { route: { products: { facets: null } } }, false],
    ['that nobody has, since it failed itself', ['route'], { route: null }, false],
    ['because all failed', undefined, null, false],
    ['whose failure left nothing at all', ['category', 'products'], null, false],
    ['that is not there', ['category', 'products'], { category: null }, false],
    ['which another failure tells', ['route', 'description'], { route: { products: null, description: null } }, false],
    ['of a page with nothing but a listing', ['products'], { products: null }, false],
    ['but only without its intro', ['route', 'description'], { route: { products: { total: 1 } } }, false],
  ])('%s', (_, path, data, isLost) => {
    expect(hasLostListing(path, data)).toBe(isLost)
  })
})
