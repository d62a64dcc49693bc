import type { DispatchQuery } from '#schema/generated/operations.ts'

/** What can be shown at a path. */
export type Shown = Exclude<NonNullable<DispatchQuery['route']>, { readonly __typename: 'Redirect' }>

/** The screens there are for it. */
export type Kind = 'category' | 'product' | 'cms-page'

/** Which screen shows it. */
export function kindOf({ __typename }: Shown): Kind {
  if (__typename === 'Category') return 'category'
  return __typename === 'CmsPage' ? 'cms-page' : 'product'
}
