import type { CatalogConfig } from '../../config/catalog.ts'
import { engineOrder } from './engine-order.ts'
import { listedClauses } from './list-query.ts'
import type { SearchRequest } from './search.types.ts'
import { matchAll } from './text/clauses.ts'

/** Products per answer: few enough for the time and size limits of a search. */
export const LISTED_AT_ONCE = 100

/** The next listed products, in the engine's id order. @param after last id of the previous answer; null for the first */
export function listedPageRequest(
  after: string | null,
  { listOutOfStock }: Pick<CatalogConfig, 'listOutOfStock'>,
  fields: { readonly includes: readonly string[]; readonly excludes: readonly string[] },
): SearchRequest<'product'> {
  return {
    entity: 'product',
    body: {
      query: { bool: { filter: matchAll(listedClauses({ listOutOfStock })) } },
      sort: [engineOrder('id', 'asc', 'long')],
      ...(after !== null && { search_after: [after] }),
    },
    size: LISTED_AT_ONCE,
    from: 0,
    sourceIncludes: [...new Set(fields.includes)],
    sourceExcludes: [...fields.excludes],
  }
}
