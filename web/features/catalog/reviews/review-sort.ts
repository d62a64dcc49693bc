import type { ReviewSort } from '#schema/generated/types.ts'

/** The orders of reviews, by their value of `reviews` in a product's URL; the default one first. */
export const REVIEW_SORTS = { newest: 'NEWEST', highest: 'HIGHEST', lowest: 'LOWEST' } as const satisfies Record<
  string,
  ReviewSort
>

/** The variables of a product's operation for the order of reviews in a query; none for the default order and for unknown values. */
export function reviewVariables(search: string): { readonly reviewSort?: ReviewSort } {
  const value = new URLSearchParams(search).get('reviews')
  return value === 'highest' || value === 'lowest' ? { reviewSort: REVIEW_SORTS[value] } : {}
}

/** The URL with the order of reviews in a query; without one for the default order and for unknown values. @source REVIEW-8 */
export function keepReviewSort(url: string, search: string): string {
  const sort = new URLSearchParams(search).get('reviews')
  if (sort !== 'highest' && sort !== 'lowest') return url
  const [path = '', query = ''] = url.split('?')
  return path + reviewQuery(query, sort)
}

/** The query that sorts the reviews and keeps the page's other choices, such as the variant. */
export function reviewQuery(search: string, sort: keyof typeof REVIEW_SORTS): string {
  const query = new URLSearchParams(search)
  if (sort === 'newest') query.delete('reviews')
  else query.set('reviews', sort)
  return query.size > 0 ? `?${query}` : ''
}
