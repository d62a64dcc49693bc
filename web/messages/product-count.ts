import type { Messages } from './messages.types.ts'

interface ProductCount {
  readonly total: number
  readonly totalIsExact: boolean
  /** How many match every part of a search; null if that is unknown. */
  readonly fullMatches: number | null
}

/** How many products of a search only match a part of it; 0 if that is unknown. */
export const similarTotal = ({ total, fullMatches }: Omit<ProductCount, 'totalIsExact'>): number =>
  Math.max(0, total - (fullMatches ?? total))

/**
 * The number of products, in words.
 * @param isAnswered whether the page answers the search above the products, so that none has to match it
 * @source SEARCH-37, SEARCH-42
 */
export function countText(
  listing: ProductCount,
  isAnswered: boolean,
  words: Pick<Messages['listing'], 'results' | 'looseResults'>,
): string {
  const similar = similarTotal(listing)
  const isLoose = similar > 0 && !(isAnswered && similar === listing.total)
  return isLoose
    ? words.looseResults({ full: listing.total - similar, similar })
    : words.results({ total: listing.total, isExact: listing.totalIsExact })
}
