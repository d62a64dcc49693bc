import type { Aggregations } from '../facets/facets.types.ts'
import { categoryClause, type ListSettings, listedClauses } from './list-query.ts'
import type { SearchRequest } from './search.types.ts'
import { matchAll } from './text/clauses.ts'

/**
 * Requests the number of listed products in each group of categories. A product in two categories of a group is counted once, so
 * a count equals the number of products in the group's listing.
 * @param groups the ids of a category and all its descendants
 * @source CAT-11; platform contract §2.7
 */
export function categoryCountsRequest(
  groups: readonly (readonly string[])[],
  settings: Pick<ListSettings, 'listOutOfStock'>,
): SearchRequest<'product'> {
  const counts = groups.map((ids, i) => [groupName(i), { filter: categoryClause(ids) }] as const)
  return {
    entity: 'product',
    body: { query: { bool: { filter: matchAll(listedClauses(settings)) } }, aggs: Object.fromEntries(counts) },
    size: 0,
    from: 0,
    sourceIncludes: null,
    sourceExcludes: null,
  }
}

/** The counts in the order of the groups; null if the engine returned none. */
export const categoryCounts = (aggregations: Aggregations, groups: number): readonly (number | null)[] =>
  Array.from({ length: groups }, (_, i) => aggregations[groupName(i)]?.[0]?.count ?? null)

/** Ids may contain characters that aggregation names cannot. */
const groupName = (group: number) => `category_${group}`
