import type { ReviewSort } from '#schema/generated/types.ts'
import type { CatalogReview } from './catalog.types.ts'

type Sortable = Pick<CatalogReview, 'rating' | 'createdAt'>

/** Newest first. Reviews of one moment keep their order. @source REVIEW-2 */
export const newestFirst = <Review extends Pick<Sortable, 'createdAt'>>(reviews: readonly Review[]): readonly Review[] =>
  reviews.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))

/** Sorts by stars. Reviews without stars come last. Reviews with equal stars keep their order. @source REVIEW-7 */
export const sortByRating = <Review extends Pick<Sortable, 'rating'>>(
  reviews: readonly Review[],
  sort: Exclude<ReviewSort, 'NEWEST'>,
): readonly Review[] => {
  const place = ({ rating }: Review) => (rating === null ? Infinity : sort === 'HIGHEST' ? -rating : rating)
  return reviews.toSorted((a, b) => compare(place(a), place(b)))
}

// Not a subtraction: two reviews without stars would be NaN apart.
const compare = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0)
