import type { ProductSort } from '#schema/generated/types.ts'
import type { ListingState } from './listing-url.ts'

type AppliedFilters = readonly { readonly search: string | null }[]

/**
 * Adds or removes a value. Like every change of the state, it returns to the first page.
 * @param isSingle the attribute has one value at a time, such as a price range
 * @source LIST-6; platform contract §7.2
 */
export function toggleValue(state: ListingState, attribute: string, id: string, isSingle: boolean): ListingState {
  const { [attribute]: chosen = [], ...others } = state.filters
  const next = chosen.includes(id) ? chosen.filter((value) => value !== id) : isSingle ? [id] : [...chosen, id]
  return { ...state, page: 1, filters: next.length > 0 ? { ...others, [attribute]: next } : others }
}

export function clearAttribute(state: ListingState, attribute: string): ListingState {
  const { [attribute]: _, ...others } = state.filters
  return { ...state, page: 1, filters: others }
}

/** @source LIST-5; platform contract §7.2 */
export function toggleSort(state: ListingState, sort: ProductSort): ListingState {
  return { ...state, page: 1, sort: state.sort === sort ? null : sort }
}

/**
 * Removes all filters, one that the search term states too.
 * @param applied the filters of the list
 */
export function clearFilters(state: ListingState, applied: AppliedFilters = []): ListingState {
  return { ...state, page: 1, filters: {}, term: applied.find(({ search }) => search)?.search ?? state.term }
}
