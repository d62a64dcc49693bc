import { describe, expect, it } from 'vitest'
import { hasLostListing } from './missing-listing.ts'

describe('hasLostListing', () => {
  it.each([
    ['is true if the listing failed', ['category', 'products'], { category: { products: null } }, true],
    [
      'is true if a field of the listing failed and left no listing',
      ['route', 'products', 'items', 3, 'sku'],
      { route: { products: null } },
      true,
    ],
    [
      'is false if the listing lacks only one field',
      ['route', 'products', 'facets'],
      { route: { products: { facets: null } } },
      false,
    ],
    ['is false if the page itself failed', ['route'], { route: null }, false],
    ['is false if the whole operation failed', undefined, null, false],
    ['is false if the failure left no data', ['category', 'products'], null, false],
    ['is false if there is no category', ['category', 'products'], { category: null }, false],
    [
      'is false for the failure of another field',
      ['route', 'description'],
      { route: { products: null, description: null } },
      false,
    ],
    ['is false for a page that consists of a listing', ['products'], { products: null }, false],
    ['is false if only the description failed', ['route', 'description'], { route: { products: { total: 1 } } }, false],
  ])('%s', (_, path, data, isLost) => {
    expect(hasLostListing(path, data)).toBe(isLost)
  })
})
