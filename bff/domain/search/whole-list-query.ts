import { LIST_SIZES, LISTING, TIMBER_ATTRIBUTES } from '#schema/rules/constants.ts'
import { inOrderOf } from './engine-order.ts'
import { allOf, type ListCriteria, type ListSettings, listedOnly, productListRequest, SIGNATURES } from './list-query.ts'
import { numericIds } from './lookup-query.ts'
import type { SearchRequest } from './search.types.ts'
import type { SearchVocabulary } from './understanding/vocabulary/vocabulary.types.ts'

/** What prices, sizes, components and the variants that can be had follow from. */
export const MEASURED = [
  ...['id', 'sku', 'type_id', 'status', 'tax_class_id', 'tier_prices', 'custom_attributes'],
  ...['price', 'final_price', 'special_price', 'original_price', 'original_final_price', 'original_special_price'],
  ...['special_from_date', 'special_to_date', 'configurable_options', 'configurable_children'],
  ...['product_links', 'bundle_options'],
  ...Object.values(TIMBER_ATTRIBUTES),
]

/** The bulk of a variant, which no price follows from. */
export const BULK = ['name', 'image', 'small_image', 'thumbnail'].map((field) => `configurable_children.${field}`)

/**
 * The question for all products of a list at once, in the list's own order and with no more of each than its price
 * follows from. No more are answered than a list ordered by it may have; the total says whether these are all.
 */
export function wholeListRequest(
  criteria: ListCriteria,
  settings: ListSettings,
  vocabulary?: SearchVocabulary,
): SearchRequest<'product'> {
  return {
    ...productListRequest({ ...criteria, sort: null }, settings, vocabulary),
    size: LISTING.orderedHere,
    from: 0,
    sourceIncludes: MEASURED,
    sourceExcludes: [...SIGNATURES, ...BULK],
  }
}

/** Some products of a list, by id, in no order. */
export function pageOfListRequest(ids: readonly string[]): SearchRequest<'product'> {
  return {
    entity: 'product',
    body: { query: { bool: { filter: { terms: { id: numericIds(ids) } } } } },
    size: ids.length,
    from: 0,
    sourceIncludes: null,
    sourceExcludes: SIGNATURES,
  }
}

/** Names of the products that shoppers can find, the best placed first: the words a search is read with. */
export function productNamesRequest(settings: Pick<ListSettings, 'listOutOfStock'>): SearchRequest<'product'> {
  return {
    entity: 'product',
    body: { query: { bool: { filter: allOf(listedOnly(settings)) } }, sort: [inOrderOf('position', 'desc', 'long')] },
    size: LIST_SIZES.productNames,
    from: 0,
    sourceIncludes: ['id', 'sku', 'name'],
    sourceExcludes: null,
  }
}
