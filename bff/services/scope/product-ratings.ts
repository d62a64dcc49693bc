import type { StoreViewConfig } from '../../config/store-view.ts'
import type { CatalogReview } from '../../domain/catalog/catalog.types.ts'
import { type ProductRating, ratingsByProduct } from '../../domain/catalog/review-summary.ts'
import { ratingsRequest } from '../../domain/search/content-query.ts'
import { toOutcome } from '../../platform/base/outcome.ts'
import type { ReadOptions } from '../../platform/base/read-options.ts'
import type { TimeBudget } from '../../platform/base/time-budget.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SearchResult } from '../../platform/search/search.ts'
import { memoize } from './memoize.ts'
import type { ResultQuality } from './result-quality.ts'

interface Sources {
  readonly platform: Pick<Platform, 'reviews'>
  readonly storeView: StoreViewConfig
  readonly options: ReadOptions
  readonly budget: TimeBudget
  readonly quality: ResultQuality
}

/** Computed once per answer, because cached answers are read by many requests. */
const collectRatings = memoize(({ items, total }: SearchResult<CatalogReview>) =>
  // Without all reviews, the numbers beside the stars would be wrong.
  items.length < total ? new Map<string, ProductRating>() : ratingsByProduct(items),
)

/**
 * The ratings of the products of a list, in one search. Lists do not wait for slow reviews: the ratings are then null, and the result is
 * cached only briefly.
 */
export async function productRatings(
  ids: readonly string[],
  { platform, storeView, options, budget, quality }: Sources,
): Promise<readonly (ProductRating | null)[]> {
  const outcome = await budget.race(toOutcome(platform.reviews(storeView, ratingsRequest(ids), options)))
  if (outcome?.kind === 'found') {
    const ratings = collectRatings(outcome.value)
    return ids.map((id) => ratings.get(id) ?? null)
  }
  if (outcome?.kind !== 'missing') quality.isUnconfirmed = true
  return ids.map(() => null)
}
