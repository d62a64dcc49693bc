import type { CatalogConfig } from '../../config/catalog.ts'
import { inOrderOf } from '../search/engine-order.ts'
import { allOf, listedOnly, SIGNATURES } from '../search/list-query.ts'
import type { SearchRequest } from '../search/search.types.ts'
import { BULK, MEASURED } from '../search/whole-list-query.ts'

/** Products in one answer: small enough for the time and the bytes that a search may take. */
export const PRODUCTS_AT_ONCE = 100

/** What prices do not follow from, but addresses, pictures and choices do. */
const SHOWN = ['name', 'slug', 'url_key', 'url_path', 'visibility', 'image', 'media_gallery', 'custom_options']

/**
 * The listed products whose ids come next, in the engine's order of ids, with no more of each than the index shows.
 * @param after the last id of the answer before; null for the first
 */
export function indexedProductsRequest(
  after: string | null,
  { listOutOfStock, keyFactAttributes }: Pick<CatalogConfig, 'listOutOfStock' | 'keyFactAttributes'>,
): SearchRequest<'product'> {
  const facts = keyFactAttributes.flatMap((code) => [code, `${code}_options`])
  return {
    entity: 'product',
    body: {
      query: { bool: { filter: allOf(listedOnly({ listOutOfStock })) } },
      sort: [inOrderOf('id', 'asc', 'long')],
      ...(after !== null && { search_after: [after] }),
    },
    size: PRODUCTS_AT_ONCE,
    from: 0,
    sourceIncludes: [...new Set([...MEASURED, ...SHOWN, ...facts])],
    sourceExcludes: [...SIGNATURES, ...BULK],
  }
}
