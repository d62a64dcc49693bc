import type { FacetFilter, FlagFacet } from './facets.types.ts'

/** Their codes are reserved: the merchant's attributes of these names cannot be facets. */
const FLAG_FACETS: readonly FlagFacet[] = ['in_stock', 'on_offer']

/** The value id of a facet that is on. */
export const FLAG_ON = '1'

export const isFlagFacet = (attribute: string): attribute is FlagFacet => FLAG_FACETS.some((flag) => flag === attribute)

/**
 * The clauses of the flags that can be counted. An index cannot compare prices, so products on offer are matched by their ids.
 * @param onOffer ids of the products on offer; null if they are unknown
 * @source LIST-19, LIST-20; decision 0012
 */
export function flagFilters(onOffer: readonly string[] | null): readonly FacetFilter[] {
  const inStock = { attribute: 'in_stock', clause: { terms: { 'stock.is_in_stock': [true] } } }
  return onOffer ? [inStock, { attribute: 'on_offer', clause: { terms: { id: onOffer } } }] : [inStock]
}
