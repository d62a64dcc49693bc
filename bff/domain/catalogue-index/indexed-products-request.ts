import type { CatalogConfig } from '../../config/catalog.ts'
import { inOrderOf } from '../search/engine-order.ts'
import { allOf, listedOnly, SIGNATURES } from '../search/list-query.ts'
import type { SearchRequest } from '../search/search.types.ts'
import { BULK, MEASURED } from '../search/whole-list-query.ts'

/** Products per answer: few enough for the time and size limits of a search. */
export const PRODUCTS_AT_ONCE = 100

/** Fields that are not needed for prices, but for URLs, images and choices. */
const SHOWN = ['name', 'slug', 'url_key', 'url_path', 'visibility', 'image', 'media_gallery', 'custom_options']

/**
 * The next listed products, in the engine's id order, with only the fields that the index needs.
 * @param after last id of the previous answer; null for the first
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
