import type { CatalogConfig } from '../../config/catalog.ts'
import { SIGNATURES } from '../search/list-query.ts'
import { listedPageRequest } from '../search/listed-page-query.ts'
import type { SearchRequest } from '../search/search.types.ts'
import { BULK, MEASURED } from '../search/whole-list-query.ts'

/** Fields that are not needed for prices, but for URLs, categories, images and choices. */
const SHOWN = ['name', 'slug', 'url_key', 'url_path', 'visibility', 'category_ids', 'image', 'media_gallery', 'custom_options']

/**
 * The next listed products, with only the fields that the index needs.
 * @param after last id of the previous answer; null for the first
 */
export function indexedProductsRequest(
  after: string | null,
  { keyFactAttributes, ...catalog }: Pick<CatalogConfig, 'listOutOfStock' | 'keyFactAttributes'>,
): SearchRequest<'product'> {
  const facts = keyFactAttributes.flatMap((code) => [code, `${code}_options`])
  return listedPageRequest(after, catalog, {
    includes: [...MEASURED, ...SHOWN, ...facts],
    excludes: [...SIGNATURES, ...BULK],
  })
}
