import { averageRating, ratingDistribution, reviewsOf } from '../../../services/content/reviews.ts'
import type { Resolvers } from '../../generated/resolvers.ts'

export const reviews: Resolvers = {
  Query: { reviews: (_parent, { productId, ...page }, scope) => reviewsOf(productId, page, scope) },
  ReviewList: {
    averageRating: (list) => averageRating(list),
    distribution: (list) => ratingDistribution(list),
  },
}
