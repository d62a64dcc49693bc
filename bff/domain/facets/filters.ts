import type { PriceFormat } from '#schema/rules/price-format.ts'
import { attributeLabel, optionLabel } from '../catalog/attribute-labels.ts'
import { PRICE_FACET } from './clauses.ts'
import type { AppliedFilter, AttributesByCode, ChosenFilter, FiltersInForce, RequestedFilter } from './facets.types.ts'
import { rangeFacetLabel, rangeId, rangeLabel, readRange } from './range.ts'

/**
 * The filters of a request that this listing can follow; the others are named in `ignored`, as far as a shopper could have
 * meant them: an answer does not repeat whatever was sent.
 * A value counts when the attribute's metadata know it, or know no options at all. One price range at a time: the first.
 * @source LIST-6, LIST-14; platform contract §7.2
 */
export function checkedFilters(
  requested: readonly RequestedFilter[],
  filterAttributes: readonly string[],
  attributes: AttributesByCode,
): FiltersInForce {
  const wanted = merged(requested)
  const isKnown = ({ attribute }: RequestedFilter) => filterAttributes.includes(attribute)
  const lists = wanted.filter((filter) => isKnown(filter) && filter.attribute !== PRICE_FACET)
  const ranges = wanted.filter((filter) => isKnown(filter) && filter.attribute === PRICE_FACET).flatMap(({ values }) => values)
  const chosenRange = ranges.find((id) => readRange(id) !== null)
  return {
    filters: lists
      .map((filter) => ({ ...filter, values: filter.values.filter((id) => isValue(filter.attribute, id, attributes)) }))
      .filter(hasValues),
    price: chosenRange === undefined ? null : readRange(chosenRange),
    ignored: named([
      ...wanted.filter((filter) => !isKnown(filter)).map(({ attribute }) => attribute),
      ...lists.flatMap(({ attribute, values }) =>
        values.filter((id) => !isValue(attribute, id, attributes)).map((id) => `${attribute}:${id}`),
      ),
      ...ranges.filter((id) => id !== chosenRange).map((id) => `${PRICE_FACET}:${id}`),
    ]),
  }
}

/** The filters in force with their labels, for chips. */
export function appliedFilters(
  inForce: FiltersInForce,
  attributes: AttributesByCode,
  format: PriceFormat,
): readonly AppliedFilter[] {
  const lists = inForce.filters.flatMap(({ attribute, values }) =>
    values.map((id) => ({
      attribute,
      attributeLabel: attributeLabel(attribute, attributes),
      id,
      label: optionLabel(attributes.get(attribute), id) ?? id,
    })),
  )
  if (!inForce.price) return lists
  const label = rangeFacetLabel(attributeLabel(PRICE_FACET, attributes))
  return [
    ...lists,
    { attribute: PRICE_FACET, attributeLabel: label, id: rangeId(inForce.price), label: rangeLabel(inForce.price, format) },
  ]
}

const NAMED_FILTERS = 20
const NAMED_CHARACTERS = 100

/** The first names, each cut to a length that somebody would read. */
const named = (names: readonly string[]): readonly string[] =>
  names.slice(0, NAMED_FILTERS).map((name) => [...name.slice(0, 2 * NAMED_CHARACTERS)].slice(0, NAMED_CHARACTERS).join(''))

/** One entry per attribute, each value once. */
function merged(requested: readonly RequestedFilter[]): readonly RequestedFilter[] {
  const values = new Map<string, Set<string>>()
  for (const filter of requested) {
    values.set(filter.attribute, new Set([...(values.get(filter.attribute) ?? []), ...filter.values]))
  }
  return [...values].map(([attribute, ids]) => ({ attribute, values: [...ids] }))
}

function isValue(code: string, id: string, attributes: AttributesByCode): boolean {
  const attribute = attributes.get(code)
  if (!attribute || attribute.options.length === 0) return id.trim() !== ''
  return optionLabel(attribute, id) !== null
}

const hasValues = ({ values }: ChosenFilter) => values.length > 0
