import { CATALOG } from '#schema/rules/constants.ts'
import type { ChosenFilter, ChosenRange, FacetFilter } from './facets.types.ts'
import { isFlagFacet } from './flags.ts'

type Clause = Readonly<Record<string, unknown>>

export const PRICE_FACET = 'price'

/** The final price is used to filter, count and sort. @source platform contract §2.6 */
const PRICE_FIELD = 'final_price'

/**
 * Converts the shopper's choices to clauses. A product matches by its own value, a configurable one also by its variants' values.
 * @source platform contract §2.6
 */
export function facetFilters(filters: readonly ChosenFilter[], price: ChosenRange | null): readonly FacetFilter[] {
  const lists = filters.map(({ attribute, values }) => ({
    attribute,
    clause: ownOrVariants({ terms: { [attribute]: values } }, { terms: { [`${attribute}_options`]: values } }),
  }))
  if (!price) return lists
  const range = { range: { [PRICE_FIELD]: rangeClause(price) } }
  return [...lists, { attribute: PRICE_FACET, clause: ownOrVariants(range, range) }]
}

const ownOrVariants = (own: Clause, variants: Clause): Clause => ({
  bool: { should: [own, { bool: { must: [variants, { match: { type_id: 'configurable' } }] } }] },
})

/** Excludes the upper bound, as the buckets do, so that a choice matches as many products as its bucket counted. */
const rangeClause = ({ from, to }: ChosenRange): Clause => ({
  ...(from !== null && { gte: from }),
  ...(to !== null && { lt: to }),
})

/**
 * Aggregations that count each facet's values. Each is filtered by the choices of the other facets but not its own, so that a
 * facet with a choice keeps its other values. 'facet_wood_type' wraps 'agg_terms_wood_type' and 'agg_terms_wood_type_options'.
 * @param flags the flags that can be counted; others are left out
 * @source LIST-11, LIMIT-3; platform contract §2.10, §7.3
 */
export function facetAggregations(
  attributes: readonly string[],
  filters: readonly FacetFilter[],
  priceBounds: readonly number[] = CATALOG.priceRanges,
  flags: readonly FacetFilter[] = [],
): Clause {
  return Object.assign(
    {},
    ...attributes.map((attribute) => {
      const others = filters.filter((filter) => filter.attribute !== attribute).map(({ clause }) => clause)
      if (isFlagFacet(attribute)) return flagCounts(attribute, others, flags)
      const counts = attribute === PRICE_FACET ? priceCounts(priceBounds) : valueCounts(attribute)
      if (others.length === 0) return counts
      return { [`facet_${attribute}`]: { filter: { bool: { must: others } }, aggs: counts } }
    }),
  )
}

const valueCounts = (attribute: string): Clause => ({
  [`agg_terms_${attribute}`]: { terms: { field: attribute, size: CATALOG.facetValues } },
  [`agg_terms_${attribute}_options`]: { terms: { field: `${attribute}_options`, size: CATALOG.facetValues } },
})

/** Counts the products with the flag, and all products with and without it. */
function flagCounts(attribute: string, others: readonly Clause[], flags: readonly FacetFilter[]): Clause {
  const flag = flags.find((known) => known.attribute === attribute)
  if (!flag) return {}
  const all = others.length > 0 ? others : [{ match_all: {} }]
  return {
    [`agg_flag_${attribute}`]: { filter: { bool: { must: [...others, flag.clause] } } },
    [`agg_all_${attribute}`]: { filter: { bool: { must: all } } },
  }
}

const priceCounts = (bounds: readonly number[]): Clause => ({
  agg_range_price: { range: { field: PRICE_FIELD, ranges: rangesBetween(bounds) } },
})

/** A range from each bound to the next, and one above the last. @source LIMIT-4 */
function rangesBetween(bounds: readonly number[]): readonly Clause[] {
  return bounds.map((from, i) => {
    const to = bounds[i + 1]
    return { from, ...(to !== undefined && { to }) }
  })
}
