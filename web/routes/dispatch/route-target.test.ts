import { describe, expect, it } from 'vitest'
import { type RouteTarget, screenKind } from './route-target.ts'

// PROD-1
describe('screenKind', () => {
  it.each([
    ['Category', 'category'],
    ['CmsPage', 'cms-page'],
    ['SimpleProduct', 'product'],
    ['ConfigurableProduct', 'product'],
    ['GroupedProduct', 'product'],
    ['BundleProduct', 'product'],
    ['DownloadableProduct', 'product'],
    ['VirtualProduct', 'product'],
  ] as const)('shows a %s on the %s screen', (__typename, kind) => {
    expect(screenKind({ __typename } as RouteTarget)).toBe(kind)
  })
})
