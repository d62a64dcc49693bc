import type { CatalogConfig } from '../../config/catalog.ts'
import { SIGNATURES } from '../search/list-query.ts'
import { listedPageRequest } from '../search/listed-page-query.ts'
import type { SearchRequest } from '../search/search.types.ts'
import { MEASURED } from '../search/whole-list-query.ts'

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

/** The next listed products with the fields of a feed. @param after last id of the previous answer; null for the first */
export const feedProductsRequest = (
  after: string | null,
  catalog: Pick<CatalogConfig, 'listOutOfStock'>,
): SearchRequest<'product'> => listedPageRequest(after, catalog, { includes: [...MEASURED, ...SHOWN], excludes: SIGNATURES })
