import { reviewSummary } from '../../../domain/catalog/review-summary.ts'
import { readReviews } from '../../../services/content/reviews.ts'
import { pageInfo } from '../../../services/scope/page.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { checkPage } from '../catalog/page.ts'

export const reviews: Resolvers = {
  Query: { reviews: (_parent, { productId, ...args }, scope) => readReviews(productId, checkPage(args), scope) },
  ReviewList: {
    pageInfo: ({ page, items, total }) => pageInfo(page, items.length, total),
    averageRating: ({ rated }) => reviewSummary(rated).averageRating,
    distribution: ({ rated }) => reviewSummary(rated).distribution,
  },
}
