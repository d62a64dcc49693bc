import type { CatalogReview } from './catalog.types.ts'

export interface ReviewSummary {
  /** 1 to 5 with one decimal; null if there are no ratings. */
  readonly averageRating: number | null
  /** Number of reviews per rating, from one star to five. */
  readonly distribution: readonly number[]
}

const STARS = [1, 2, 3, 4, 5] as const

/** Ignores reviews without a rating. */
export function reviewSummary(reviews: readonly Pick<CatalogReview, 'rating'>[]): ReviewSummary {
  const ratings = reviews.flatMap(({ rating }) => (rating === null ? [] : Math.min(5, Math.max(1, Math.round(rating)))))
  const total = ratings.reduce((sum, rating) => sum + rating, 0)
  return {
    averageRating: ratings.length === 0 ? null : Math.round((total / ratings.length) * 10) / 10,
    distribution: STARS.map((stars) => ratings.filter((rating) => rating === stars).length),
  }
}
