import type { ReviewSort } from '#schema/generated/types.ts'
import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'
import type { CatalogReview } from '../../domain/catalog/catalog.types.ts'
import { newestFirst, sortByRating } from '../../domain/catalog/review-order.ts'
import { ratingsRequest, reviewsByIdRequest, reviewsRequest } from '../../domain/search/content-query.ts'
import type { SearchResult } from '../../platform/search/search.ts'
import type { ReviewListModel } from '../products/models.ts'
import type { Page } from '../scope/page.ts'
import type { RequestScope } from '../scope/request-scope.ts'

const HUNDRED = GRAPHQL_LIMITS.first

interface SortedPage extends Page {
  readonly sort: ReviewSort
}

/**
 * A page of a product's reviews, sorted here: not every index can sort by date, and none by stars. The newest hundred cost one call.
 * @source REVIEW-2, REVIEW-7
 */
export async function readReviews(
  productId: string,
  { sort, ...page }: SortedPage,
  scope: RequestScope,
): Promise<ReviewListModel> {
  scope.cacheTags.product(productId)
  const newest = await scope.reviewsByProduct.load(productId)
  const items =
    sort === 'NEWEST'
      ? await readNewest(productId, page, newest, scope)
      : await readByRating(productId, page, sort, newest, scope)
  return { items, total: newest.total, page, rated: newest.items }
}

type Newest = SearchResult<CatalogReview>

/** Each older hundred costs another call. Pages are cut from whole hundreds, so that no review appears on two pages. */
async function readNewest(
  productId: string,
  { first, offset }: Page,
  newest: Newest,
  { platform, storeView, read }: RequestScope,
): Promise<readonly CatalogReview[]> {
  const hundredFrom = async (start: number): Promise<readonly CatalogReview[]> => {
    if (start === 0) return newest.items
    if (start >= newest.total) return []
    return (await platform.reviews(storeView, reviewsRequest(productId, HUNDRED, start), read)).items
  }
  const start = offset - (offset % HUNDRED)
  const end = Math.min(offset + first, newest.total)
  const hundreds = await Promise.all([hundredFrom(start), end > start + HUNDRED ? hundredFrom(start + HUNDRED) : []])
  return hundreds.flatMap(newestFirst).slice(offset - start, offset - start + first)
}

/**
 * More than a hundred reviews are sorted by their ratings alone, in one call, and the texts of the page are read in another. Reviews beyond
 * the ratings read follow, newest first.
 */
async function readByRating(
  productId: string,
  { first, offset }: Page,
  sort: Exclude<ReviewSort, 'NEWEST'>,
  newest: Newest,
  scope: RequestScope,
): Promise<readonly CatalogReview[]> {
  if (newest.total <= newest.items.length) return sortByRating(newestFirst(newest.items), sort).slice(offset, offset + first)
  const { platform, storeView, read } = scope
  const rated = await platform.reviews(storeView, ratingsRequest([productId]), read)
  const ids = sortByRating(rated.items, sort)
    .slice(offset, offset + first)
    .map(({ id }) => id)
  const left = { first: first - ids.length, offset: Math.max(offset, rated.items.length) }
  const [own, older] = await Promise.all([
    ids.length > 0 ? platform.reviews(storeView, reviewsByIdRequest(productId, ids), read) : { items: [] },
    left.first > 0 && left.offset < newest.total ? readNewest(productId, left, newest, scope) : [],
  ])
  const byId = new Map(own.items.map((review) => [review.id, review]))
  return [...ids.flatMap((id) => byId.get(id) ?? []), ...older]
}
