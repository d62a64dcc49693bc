import type { ProductSort } from '#schema/generated/types.ts'
import type { ListingState } from './listing-url.ts'

/**
 * The state after a value is toggled. Every change leads to the first page.
 * @param isSingle only one value of the attribute at a time, as with price ranges
 * @source LIST-6; platform contract §7.2
 */
export function toggleValue(state: ListingState, attribute: string, id: string, isSingle: boolean): ListingState {
  const { [attribute]: chosen = [], ...others } = state.filters
  const left = chosen.filter((value) => value !== id)
  const next = chosen.includes(id) ? left : isSingle ? [id] : [...chosen, id]
  return { ...state, page: 1, filters: next.length > 0 ? { ...others, [attribute]: next } : others }
}

/** Removes all values of an attribute. */
export function clearAttribute(state: ListingState, attribute: string): ListingState {
  const { [attribute]: _, ...others } = state.filters
  return { ...state, page: 1, filters: others }
}

/** @source LIST-5; platform contract §7.2 */
export function toggleSort(state: ListingState, sort: ProductSort): ListingState {
  return { ...state, page: 1, sort: state.sort === sort ? null : sort }
}

/** Removes all filters. */
export function clearFilters(state: ListingState): ListingState {
  return { ...state, page: 1, filters: {} }
}

export function isChosen(state: ListingState, attribute: string, id: string): boolean {
  return state.filters[attribute]?.includes(id) ?? false
}
