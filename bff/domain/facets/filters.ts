import { attributeLabel, optionLabel } from '../catalog/attribute-labels.ts'
import type { AttributesByCode } from '../catalog/catalog.types.ts'
import { PRICE_FACET } from './clauses.ts'
import type {
  AppliedFilter,
  ChosenFilter,
  ChosenRange,
  FacetContext,
  FiltersInForce,
  FlagFacet,
  RequestedFilter,
  StatedFilter,
} from './facets.types.ts'
import { FLAG_ON, isFlagFacet } from './flags.ts'
import { priceLabels, rangeLabels } from './price-labels.ts'
import { rangeId, readRange } from './range.ts'
import { statedLabels } from './stated-price.ts'

/**
 * Validates the filters of a request. Unsupported filters are listed in `ignored`, up to a limit, so that an answer does not
 * repeat arbitrary input. A value is valid if the attribute's metadata has it, or has no options at all. Only the first price
 * range applies.
 * @param countable the flags whose products are known
 * @source LIST-6, LIST-14; platform contract §7.2
 */
export function validateFilters(
  requested: readonly RequestedFilter[],
  filterAttributes: readonly string[],
  attributes: AttributesByCode,
  countable: readonly string[] = [],
): FiltersInForce {
  const wanted = mergeFilters(requested)
  const isKnown = ({ attribute }: RequestedFilter) => filterAttributes.includes(attribute)
  const lists = wanted.filter((filter) => isKnown(filter) && filter.attribute !== PRICE_FACET && !isFlagFacet(filter.attribute))
  const flags = wanted.filter((filter) => isKnown(filter) && isFlagFacet(filter.attribute))
  const isOn = (attribute: string, id: string) => id === FLAG_ON && countable.includes(attribute)
  const ranges = wanted.filter((filter) => isKnown(filter) && filter.attribute === PRICE_FACET).flatMap(({ values }) => values)
  const chosenRange = ranges.find((id) => readRange(id) !== null)
  return {
    filters: lists
      .map((filter) => ({ ...filter, values: filter.values.filter((id) => isValue(filter.attribute, id, attributes)) }))
      .filter(hasValues),
    price: chosenRange === undefined ? null : readRange(chosenRange),
    flags: flags
      .filter(({ attribute, values }) => values.some((id) => isOn(attribute, id)))
      .map(({ attribute }) => attribute as FlagFacet),
    ignored: limitNames([
      ...wanted.filter((filter) => !isKnown(filter)).map(({ attribute }) => attribute),
      ...lists.flatMap(({ attribute, values }) =>
        values.filter((id) => !isValue(attribute, id, attributes)).map((id) => `${attribute}:${id}`),
      ),
      ...flags.flatMap(({ attribute, values }) => values.filter((id) => !isOn(attribute, id)).map((id) => `${attribute}:${id}`)),
      ...ranges.filter((id) => id !== chosenRange).map((id) => `${PRICE_FACET}:${id}`),
    ]),
  }
}

/**
 * The active filters with their labels, for chips.
 * @param stated the price that the search text states; null if there is none, or if a price range is chosen
 */
export function appliedFilters(
  inForce: FiltersInForce,
  stated: StatedFilter | null,
  context: Omit<FacetContext, 'filterAttributes'>,
): readonly AppliedFilter[] {
  const { attributes, labels } = context
  const inBothModes = { attributeGrossLabel: null, grossLabel: null, search: null }
  const flags = inForce.flags.map((attribute) => {
    const label = labels[attribute]
    return { attribute, attributeLabel: label, id: FLAG_ON, label, ...inBothModes }
  })
  const lists = inForce.filters.flatMap(({ attribute, values }) =>
    values.map((id) => ({
      attribute,
      attributeLabel: attributeLabel(attribute, attributes),
      id,
      label: optionLabel(attributes.get(attribute), id) ?? id,
      ...inBothModes,
    })),
  )
  const price = priceFilter(inForce.price, stated, context)
  return [...lists, ...flags, ...(price ? [price] : [])]
}

/** A chosen range wins over a price that the search states. */
function priceFilter(
  chosen: ChosenRange | null,
  stated: StatedFilter | null,
  context: Omit<FacetContext, 'filterAttributes'>,
): AppliedFilter | null {
  const { label, grossLabel } = priceLabels(context)
  const price = { attribute: PRICE_FACET, attributeLabel: label, attributeGrossLabel: grossLabel }
  if (chosen) return { ...price, id: rangeId(chosen), ...rangeLabels(chosen, context), search: null }
  return stated && { ...price, id: rangeId(stated.price), ...statedLabels(stated, context.format), search: stated.search }
}

const NAMED_FILTERS = 20
const NAMED_CHARACTERS = 100

/** Limits the number of names and the length of each. */
const limitNames = (names: readonly string[]): readonly string[] =>
  names.slice(0, NAMED_FILTERS).map((name) => [...name.slice(0, 2 * NAMED_CHARACTERS)].slice(0, NAMED_CHARACTERS).join(''))

/** One entry per attribute, without duplicate values. */
function mergeFilters(requested: readonly RequestedFilter[]): readonly RequestedFilter[] {
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
