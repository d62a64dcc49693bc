import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'
import { reviewSummary } from '../../domain/catalog/review-summary.ts'
import { reviewsRequest } from '../../domain/search/content-query.ts'
import { clampedPage } from '../../domain/search/list-query.ts'
import type { ReviewListModel } from '../catalog/models.ts'
import type { RequestScope } from '../request-scope.ts'

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

export const averageRating = ({ rated }: ReviewListModel): number | null => reviewSummary(rated).averageRating

/** How many gave one to five stars, from one up. */
export const ratingDistribution = ({ rated }: ReviewListModel): readonly number[] => reviewSummary(rated).distribution
