import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'
import type { CatalogReview } from '../../domain/catalog/catalog.types.ts'
import { reviewsRequest } from '../../domain/search/content-query.ts'
import type { ReviewListModel } from '../products/models.ts'
import type { Page } from '../scope/page.ts'
import type { RequestScope } from '../scope/request-scope.ts'

const HUNDRED = GRAPHQL_LIMITS.first

/**
 * A page of a product's reviews, sorted by date here, because not every index can sort by date. The newest hundred cost one call, and each
 * older hundred costs another. Pages are cut from whole hundreds, so that no review appears on two pages.
 */
export async function readReviews(
  productId: string,
  page: Page,
  { platform, storeView, reviewsByProduct, read, cacheTags }: RequestScope,
): Promise<ReviewListModel> {
  cacheTags.product(productId)
  const { first, offset } = page
  const newest = await reviewsByProduct.load(productId)
  const hundredFrom = async (start: number): Promise<readonly CatalogReview[]> => {
    if (start === 0) return newest.items
    if (start >= newest.total) return []
    return (await platform.reviews(storeView, reviewsRequest(productId, HUNDRED, start), read)).items
  }
  const start = offset - (offset % HUNDRED)
  const end = Math.min(offset + first, newest.total)
  const hundreds = await Promise.all([hundredFrom(start), end > start + HUNDRED ? hundredFrom(start + HUNDRED) : []])
  const items = hundreds.flatMap(newestFirst).slice(offset - start, offset - start + first)
  return { items, total: newest.total, page, rated: newest.items }
}

const newestFirst = (reviews: readonly CatalogReview[]): readonly CatalogReview[] =>
  reviews.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
