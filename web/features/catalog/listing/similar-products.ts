import type { ListingViewFragment, ProductCardFragment } from '#schema/generated/operations.ts'
import { similarTotal } from '../../../messages/product-count.ts'

type Matches = Pick<ListingViewFragment, 'total' | 'fullMatches' | 'sort' | 'pageInfo'>

/**
 * The products that match every part of a search, and the similar ones, which follow them only by relevance. In any other order all are in
 * the first list.
 * @param products the page of the list and those loaded after it
 * @source SEARCH-37
 */
export function splitSimilar(products: readonly ProductCardFragment[], listing: Matches) {
  const isRanked = listing.sort === null && similarTotal(listing) > 0
  const end = isRanked ? Math.max(0, (listing.fullMatches ?? 0) - listing.pageInfo.offset) : products.length
  return [products.slice(0, end), products.slice(end)] as const
}
