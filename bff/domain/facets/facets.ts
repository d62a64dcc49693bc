import { createNaturalOrder } from '#schema/rules/natural-order.ts'
import { attributeLabel, valueLabels } from '../catalog/attribute-labels.ts'
import { PRICE_FACET } from './clauses.ts'
import type { Aggregations, Facet, FacetContext, FacetValue, FiltersInForce, FlagFacet } from './facets.types.ts'
import { FLAG_ON, isFlagFacet } from './flags.ts'
import { priceLabels, rangeLabels } from './price-labels.ts'
import { rangeId } from './range.ts'

/**
 * The facets of a listing; facets without values are omitted.
 * @source LIST-10 to LIST-13, LIST-19, LIST-20, SEARCH-53; platform contract §7.3
 */
export function buildFacets(aggregations: Aggregations, inForce: FiltersInForce, context: FacetContext): readonly Facet[] {
  return context.filterAttributes
    .map((attribute) => {
      if (attribute === PRICE_FACET) return priceFacet(aggregations, inForce, context)
      if (isFlagFacet(attribute)) return flagFacet(attribute, aggregations, inForce, context)
      return listFacet(attribute, aggregations, inForce, context)
    })
    .filter(({ values }) => values.some(({ count, selected }) => count > 0 || selected))
}

function listFacet(attribute: string, aggregations: Aggregations, inForce: FiltersInForce, { attributes }: FacetContext): Facet {
  const chosen = inForce.filters.find((filter) => filter.attribute === attribute)?.values ?? []
  const counts = new Map<string, number>(chosen.map((id) => [id, 0]))
  for (const { key, count } of findBuckets(attribute, aggregations)) counts.set(key, (counts.get(key) ?? 0) + count)
  const metadata = attributes.get(attribute)
  const order = createNaturalOrder()
  const values = [...counts].map(([id, count]) => ({
    id,
    label: valueLabels(metadata, id).join(', '),
    grossLabel: null,
    count,
    selected: chosen.includes(id),
    range: null,
  }))
  return {
    attribute,
    label: attributeLabel(attribute, attributes),
    grossLabel: null,
    kind: 'LIST',
    values: values.filter(({ label }) => label.trim() !== '').sort((a, b) => order(a.label, b.label) || order(a.id, b.id)),
  }
}

/** A simple product is counted under the attribute, a configurable one under its variants' options, never both. */
const findBuckets = (attribute: string, aggregations: Aggregations) => [
  ...(aggregations[`agg_terms_${attribute}`] ?? []),
  ...(aggregations[`agg_terms_${attribute}_options`] ?? []),
]

/** Omits ranges without products, unless selected. */
function priceFacet(aggregations: Aggregations, { price }: FiltersInForce, context: FacetContext): Facet {
  const values = (aggregations.agg_range_price ?? []).map(({ from, to, count }): FacetValue => {
    const range = { from: from || null, to }
    const id = rangeId(range)
    return { id, ...rangeLabels(range, context), count, selected: price !== null && rangeId(price) === id, range }
  })
  const offered = values.filter(({ count, selected }) => count > 0 || selected)
  return { attribute: PRICE_FACET, ...priceLabels(context), kind: 'RANGE', values: offered }
}

/** Omits the value if it would not narrow the list, unless it is selected. */
function flagFacet(attribute: FlagFacet, aggregations: Aggregations, { flags }: FiltersInForce, { labels }: FacetContext): Facet {
  const label = labels[attribute]
  const [count = 0, all = 0] = [`agg_flag_${attribute}`, `agg_all_${attribute}`].map(
    (name) => aggregations[name]?.[0]?.count ?? 0,
  )
  const selected = flags.includes(attribute)
  const narrows = count > 0 && count < all
  const values = selected || narrows ? [{ id: FLAG_ON, label, grossLabel: null, count, selected, range: null }] : []
  return { attribute, label, grossLabel: null, kind: 'FLAG', values }
}
