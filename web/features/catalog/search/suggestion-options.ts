import type { SearchSuggestionsQuery } from '#schema/generated/operations.ts'

export type SuggestedProducts = NonNullable<SearchSuggestionsQuery['products']>
export type SuggestedProduct = SuggestedProducts['items'][number]

export interface SuggestionState {
  readonly found: SuggestedProducts | null
  /** Time of the prices from the offline catalogue, ISO 8601; null for an answer of the shop. */
  readonly pricesFrom: string | null
  readonly hasFailed: boolean
}

/** A suggestion with its link. */
export type Option =
  | { readonly kind: 'recent'; readonly to: string; readonly term: string }
  | { readonly kind: 'category'; readonly to: string; readonly name: string }
  | { readonly kind: 'page'; readonly to: string; readonly title: string }
  | { readonly kind: 'product'; readonly to: string; readonly product: SuggestedProduct }
  | { readonly kind: 'all'; readonly to: string; readonly total: number }

const MOST_CATEGORIES = 3

export const searchPath = (term: string) => `/search?${new URLSearchParams({ q: term })}`

/** Recent searches while the term is too short, otherwise categories, pages, products and all results. */
export function suggestionOptions(term: string, found: SuggestedProducts | null, recent: readonly string[]): Option[] {
  if (!found) {
    return recent
      .filter((past) => past.toLowerCase().startsWith(term.toLowerCase()))
      .map((past) => ({ kind: 'recent', to: searchPath(past), term: past }))
  }
  const categories = found.suggestions.categories.slice(0, MOST_CATEGORIES)
  return [
    ...categories.map(({ name, url }) => ({ kind: 'category', to: url, name }) as const),
    ...(found.suggestions.pages ?? []).map(({ title, url }) => ({ kind: 'page', to: url, title }) as const),
    ...found.items.map((product) => ({ kind: 'product', to: product.url, product }) as const),
    ...(found.total > 0 ? [{ kind: 'all', to: searchPath(term), total: found.total } as const] : []),
  ]
}

/** The option a key moves to. Null is the field, between the last option and the first; undefined for keys that do not move. */
export function nextOption(key: string, active: number | null, count: number): number | null | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return active === null ? 0 : active + 1 < count ? active + 1 : null
  if (key === 'ArrowUp') return active === null ? count - 1 : active > 0 ? active - 1 : null
  return undefined
}
