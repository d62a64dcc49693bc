import type { SearchSuggestionsQuery } from '#schema/generated/operations.ts'

export type SuggestedProducts = NonNullable<SearchSuggestionsQuery['products']>
export type SuggestedProduct = SuggestedProducts['items'][number]

/** What is suggested for what was typed. */
export interface SuggestionState {
  readonly found: SuggestedProducts | null
  /** When the prices were read of what comes from the device, ISO 8601; null for what the shop says. */
  readonly pricesFrom: string | null
  readonly hasFailed: boolean
}

/** One line of the list: where it leads, and what is known of it. */
export type Option =
  | { readonly kind: 'recent'; readonly to: string; readonly term: string }
  | { readonly kind: 'category'; readonly to: string; readonly name: string }
  | { readonly kind: 'product'; readonly to: string; readonly product: SuggestedProduct }
  | { readonly kind: 'all'; readonly to: string; readonly total: number }

/** Most categories that are suggested; the rest are on the results page. */
const MOST_CATEGORIES = 3

export const searchPath = (term: string) => `/search?${new URLSearchParams({ q: term })}`

/** What was searched for lately, as long as too little was typed; categories, products and all results afterwards. */
export function suggestionOptions(term: string, found: SuggestedProducts | null, recent: readonly string[]): Option[] {
  if (!found) {
    const started = term.toLowerCase()
    return recent
      .filter((past) => past.toLowerCase().startsWith(started))
      .map((past) => ({ kind: 'recent', to: searchPath(past), term: past }))
  }
  const categories = found.suggestions.categories.slice(0, MOST_CATEGORIES)
  return [
    ...categories.map(({ name, url }) => ({ kind: 'category', to: url, name }) as const),
    ...found.items.map((product) => ({ kind: 'product', to: product.url, product }) as const),
    ...(found.total > 0 ? [{ kind: 'all', to: searchPath(term), total: found.total } as const] : []),
  ]
}

/**
 * The option a key leads to; null is the field itself, which lies between the last and the first.
 * @returns undefined for a key that moves nothing
 */
export function nextOption(key: string, active: number | null, count: number): number | null | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return active === null ? 0 : active + 1 < count ? active + 1 : null
  if (key === 'ArrowUp') return active === null ? count - 1 : active > 0 ? active - 1 : null
  return undefined
}
