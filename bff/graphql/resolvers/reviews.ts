import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'
import { reviewSummary } from '../../domain/catalog/review-summary.ts'
import { reviewsRequest } from '../../domain/search/content-query.ts'
import { clampedPage } from '../../domain/search/list-query.ts'
import type { ReviewListModel } from '../../services/catalog/models.ts'
import type { RequestScope } from '../../services/request-scope.ts'
import type { Resolvers } from '../generated/resolvers.ts'

export const reviews: Resolvers = {
  Query: { reviews: (_parent, { productId, ...page }, scope) => reviewsOf(productId, page, scope) },
  ReviewList: {
    averageRating: ({ rated }) => reviewSummary(rated).averageRating,
    distribution: ({ rated }) => reviewSummary(rated).distribution,
  },
}

/** A page of a product's reviews. The newest hundred come with one call; older pages cost another. */
export async function reviewsOf(
  productId: string,
  page: { readonly first: number; readonly offset: number },
  { platform, storeView, reviewsByProduct, read, cacheTags }: RequestScope,
): Promise<ReviewListModel> {
  cacheTags.product(productId)
  const { first, offset } = clampedPage(page.first, page.offset)
  const newest = await reviewsByProduct.load(productId)
  const isAmongNewest = offset + first <= GRAPHQL_LIMITS.first || newest.total <= GRAPHQL_LIMITS.first
  const items = isAmongNewest
    ? newest.items.slice(offset, offset + first)
    : (await platform.reviews(storeView, reviewsRequest(productId, first, offset), read)).items
  return { items, total: newest.total, rated: newest.items }
}
