import type { DispatchQuery } from '#schema/generated/operations.ts'

/** A category, product or CMS page at a path. */
export type RouteTarget = Exclude<NonNullable<DispatchQuery['route']>, { readonly __typename: 'Redirect' }>

export type ScreenKind = 'category' | 'product' | 'cms-page'

export function screenKind({ __typename }: RouteTarget): ScreenKind {
  if (__typename === 'Category') return 'category'
  return __typename === 'CmsPage' ? 'cms-page' : 'product'
}
