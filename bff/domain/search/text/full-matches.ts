import type { Aggregations, FacetFilter } from '../../facets/facets.types.ts'
import type { SearchReading } from '../understanding/vocabulary/reading.types.ts'
import { type Clause, matchAny } from './clauses.ts'
import { CODES, proseFields, skuSpellings } from './preference.ts'
import { limitReadings, matchEveryPart } from './reading-clauses.ts'

const NAME = 'agg_full_matches'

/**
 * An aggregation that counts the products with every part of a search in any of its readings, or with the text as their sku. Empty if nothing
 * of the text can be read.
 * @param text normalised
 * @param fields boosts by field
 * @param filters the shopper's choices, which the query does not narrow
 * @source SEARCH-37
 */
export function fullMatchCount(
  text: string,
  reading: SearchReading,
  fields: Readonly<Record<string, number>>,
  filters: readonly FacetFilter[],
): Clause {
  const prose = proseFields(fields)
  if (reading.parts.length === 0 || prose.length === 0) return {}
  const every = matchEveryPart(limitReadings(reading), prose)
  const skus = CODES.map((field) => ({ terms: { [field]: skuSpellings(text) } }))
  return { [NAME]: { filter: { bool: { must: [matchAny([every, ...skus]), ...filters.map(({ clause }) => clause)] } } } }
}

/** The number of products that match every part of a search; null if it was not counted. */
export const fullMatches = (aggregations: Aggregations): number | null => aggregations[NAME]?.[0]?.count ?? null
