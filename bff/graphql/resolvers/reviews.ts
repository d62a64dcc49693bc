import { reviewSummary } from '../../domain/catalog/review-summary.ts'
import { reviewsOf } from '../../services/content/reviews.ts'
import type { Resolvers } from '../generated/resolvers.ts'

export const reviews: Resolvers = {
  Query: { reviews: (_parent, { productId, ...page }, scope) => reviewsOf(productId, page, scope) },
  ReviewList: {
    averageRating: ({ rated }) => reviewSummary(rated).averageRating,
    distribution: ({ rated }) => reviewSummary(rated).distribution,
  },
}
