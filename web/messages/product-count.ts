import type { Messages } from './messages.types.ts'

interface ProductCount {
  readonly total: number
  readonly totalIsExact: boolean
  /** Number of products that match every part of a search; 0 if all are only similar, null if unknown. */
  readonly fullMatches: number | null
}

/**
 * The number of products, in words.
 * @param isAnswered whether the page answers the search above the products, so that no product has to match it
 * @source SEARCH-37, SEARCH-42
 */
export function countText(
  { total, totalIsExact, fullMatches }: ProductCount,
  isAnswered: boolean,
  words: Pick<Messages['listing'], 'results' | 'looseResults'>,
): string {
  const isLoose = fullMatches === 0 && total > 0 && !isAnswered
  return isLoose ? words.looseResults(total) : words.results({ total, isExact: totalIsExact })
}
