import type { CatalogConfig } from '../../config/catalog.ts'
import { inOrderOf } from '../search/engine-order.ts'
import { allOf, listedOnly, SIGNATURES } from '../search/list-query.ts'
import type { SearchRequest } from '../search/search.types.ts'
import { MEASURED } from '../search/whole-list-query.ts'

/** Products per answer: few enough for the time and size limits of a search. */
export const FEED_PRODUCTS_AT_ONCE = 100

/** Attributes that name a product's maker and its numbers, in order of preference. Platforms differ in their codes. */
export const IDENTIFYING = {
  brand: ['brand', 'manufacturer'],
  gtin: ['gtin', 'ean', 'ean13', 'barcode', 'upc'],
  mpn: ['mpn', 'manufacturer_part_number'],
} as const

const SHOWN = [
  ...['name', 'slug', 'url_key', 'url_path', 'visibility', 'image', 'media_gallery', 'description', 'short_description'],
  ...['meta_description', 'category_ids', 'stock', 'weight', 'custom_options'],
  ...Object.values(IDENTIFYING).flat(),
]

/** The next listed products, in the engine's id order. @param after last id of the previous answer; null for the first */
export function feedProductsRequest(
  after: string | null,
  { listOutOfStock }: Pick<CatalogConfig, 'listOutOfStock'>,
): SearchRequest<'product'> {
  return {
    entity: 'product',
    body: {
      query: { bool: { filter: allOf(listedOnly({ listOutOfStock })) } },
      sort: [inOrderOf('id', 'asc', 'long')],
      ...(after !== null && { search_after: [after] }),
    },
    size: FEED_PRODUCTS_AT_ONCE,
    from: 0,
    sourceIncludes: [...new Set([...MEASURED, ...SHOWN])],
    sourceExcludes: [...SIGNATURES],
  }
}
