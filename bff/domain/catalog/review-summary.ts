import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'
import type { CatalogReview } from './catalog.types.ts'

const STARS = [1, 2, 3, 4, 5] as const

/** Ignores reviews without a rating. */
export function reviewSummary(reviews: readonly Pick<CatalogReview, 'rating'>[]) {
  const ratings = reviews.flatMap(({ rating }) => (rating === null ? [] : Math.min(5, Math.max(1, Math.round(rating)))))
  const total = ratings.reduce((sum, rating) => sum + rating, 0)
  return {
    /** 1 to 5 with one decimal; null if there are no ratings. */
    averageRating: ratings.length === 0 ? null : Math.round((total / ratings.length) * 10) / 10,
    /** Number of reviews per rating, from one star to five. */
    distribution: STARS.map((stars) => ratings.filter((rating) => rating === stars).length),
  }
}

export interface ProductRating {
  readonly average: number
  readonly count: number
}

/**
 * The ratings of the reviewed products, by product id; products without a rating are left out. Averages the newest hundred reviews of a
 * product, so that its card and its page show the same stars.
 * @param reviews of any products, newest first
 * @source REVIEW-6
 */
export function ratingsByProduct(
  reviews: readonly Pick<CatalogReview, 'productId' | 'rating'>[],
): ReadonlyMap<string, ProductRating> {
  const ratings = new Map<string, ProductRating>()
  for (const [productId, own] of Map.groupBy(reviews, (review) => review.productId)) {
    const average = reviewSummary(own.slice(0, GRAPHQL_LIMITS.first)).averageRating
    if (average !== null) ratings.set(productId, { average, count: own.length })
  }
  return ratings
}
