import { allOf, inCategories, type ListSettings, listedOnly } from './list-query.ts'
import type { Aggregations, SearchRequest } from './search.types.ts'

/**
 * How many listed products there are in each of several groups of categories, a product in two categories of a group once: as
 * many as a listing of them has.
 * @param groups the ids of a category and of all below it
 * @source CAT-11; platform contract §2.7
 */
export function categoryCountsRequest(
  groups: readonly (readonly string[])[],
  settings: Pick<ListSettings, 'listOutOfStock'>,
): SearchRequest<'product'> {
  const counts = groups.map((ids, i) => [nameOf(i), { filter: inCategories(ids) }] as const)
  return {
    entity: 'product',
    body: { query: { bool: { filter: allOf(listedOnly(settings)) } }, aggs: Object.fromEntries(counts) },
    ...{ size: 0, from: 0, sourceIncludes: null, sourceExcludes: null },
  }
}

/** The counts in the order of the groups; null where the engine gave none. */
export const categoryCounts = (aggregations: Aggregations, groups: number): readonly (number | null)[] =>
  Array.from({ length: groups }, (_, i) => aggregations[nameOf(i)]?.[0]?.count ?? null)

/** Ids can have signs that names of aggregations cannot. */
const nameOf = (group: number) => `category_${group}`
