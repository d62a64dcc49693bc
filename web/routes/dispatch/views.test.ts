import { describe, expect, it } from 'vitest'
import { kindOf, type Shown } from './shown.ts'

const found = (__typename: Shown['__typename']) => ({ __typename }) as Shown

describe('the screen for what lives at a path', () => {
  it.each([
    ['Category', 'category'],
    ['CmsPage', 'cms-page'],
    ['SimpleProduct', 'product'],
    ['ConfigurableProduct', 'product'],
    ['BundleProduct', 'product'],
  ] as const)('of a %s is %s', (type, kind) => {
    expect(kindOf(found(type))).toBe(kind)
  })
})
