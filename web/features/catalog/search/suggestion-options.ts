import type { SearchSuggestionsQuery } from '#schema/generated/operations.ts'
import { completingSizes } from './size-terms.ts'

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
  | { readonly kind: 'recent' | 'popular'; readonly to: string; readonly term: string }
  | { readonly kind: 'size'; readonly to: string; readonly size: string }
  | { readonly kind: 'category'; readonly to: string; readonly name: string }
  | { readonly kind: 'page'; readonly to: string; readonly title: string }
  | { readonly kind: 'product'; readonly to: string; readonly product: SuggestedProduct }
  | { readonly kind: 'all'; readonly to: string; readonly found: SuggestedProducts }

const MOST_CATEGORIES = 3

export const searchPath = (term: string) => `/search?${new URLSearchParams({ q: term })}`

/** Searches that shoppers can choose without typing. */
export interface ReadySearches {
  /** From this device, latest first. */
  readonly recent: readonly string[]
  /** From the merchant's content. */
  readonly popular: readonly string[]
}

/**
 * Before products are found: recent searches that start with the term, and popular searches if there is no term. Then sizes, categories,
 * pages, products, and a link to all results; the popular searches if nothing is found.
 * @source UI-56
 */
export function suggestionOptions(term: string, found: SuggestedProducts | null, { recent, popular }: ReadySearches): Option[] {
  if (!found) {
    const past = new Set(recent.map((search) => search.toLowerCase()))
    const others = term ? [] : popular.filter((search) => !past.has(search.toLowerCase()))
    const begun = recent.filter((search) => search.toLowerCase().startsWith(term.toLowerCase()))
    return [...begun.map(toSearchOption('recent')), ...others.map(toSearchOption('popular'))]
  }
  const categories = found.suggestions.categories.slice(0, MOST_CATEGORIES)
  const options: Option[] = [
    ...completingSizes(term, found.items).map((size) => ({ kind: 'size', to: searchPath(`${term} ${size}`), size }) as const),
    ...categories.map(({ name, url }) => ({ kind: 'category', to: url, name }) as const),
    ...(found.suggestions.pages ?? []).map(({ title, url }) => ({ kind: 'page', to: url, title }) as const),
    ...found.items.map((product) => ({ kind: 'product', to: product.url, product }) as const),
    ...(found.total > 0 ? [{ kind: 'all', to: searchPath(term), found } as const] : []),
  ]
  return options.length > 0 ? options : popular.map(toSearchOption('popular'))
}

const toSearchOption = (kind: 'recent' | 'popular') => (term: string) => ({ kind, to: searchPath(term), term })

/** The option a key moves to. Null is the field, between the last option and the first; undefined for keys that do not move. */
export function nextOption(key: string, active: number | null, count: number): number | null | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return active === null ? 0 : active + 1 < count ? active + 1 : null
  if (key === 'ArrowUp') return active === null ? count - 1 : active > 0 ? active - 1 : null
  return undefined
}
