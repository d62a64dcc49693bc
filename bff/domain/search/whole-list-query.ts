import { CATALOG, LIST_SIZES } from '#schema/rules/constants.ts'
import { TIMBER_ATTRIBUTES } from '#schema/rules/timber-attributes.ts'
import { engineOrder } from './engine-order.ts'
import { type ListCriteria, type ListSettings, listedClauses, productListRequest, SIGNATURES } from './list-query.ts'
import { hasId, productsRequest } from './lookup-query.ts'
import type { SearchRequest } from './search.types.ts'
import type { SearchVocabulary } from './understanding/vocabulary/vocabulary.types.ts'

/** Fields that prices, sizes, components and available variants depend on. */
export const MEASURED = [
  ...['id', 'sku', 'type_id', 'status', 'tax_class_id', 'tier_prices', 'custom_attributes'],
  ...['price', 'final_price', 'special_price', 'original_price', 'original_final_price', 'original_special_price'],
  ...['special_from_date', 'special_to_date', 'configurable_options', 'configurable_children'],
  ...['product_links', 'bundle_options'],
  ...Object.values(TIMBER_ATTRIBUTES),
]

/** The large fields of a variant, which no price depends on. */
export const BULK = ['name', 'image', 'small_image', 'thumbnail'].map((field) => `configurable_children.${field}`)

const MEASURED_ONLY = { sourceIncludes: MEASURED, sourceExcludes: [...SIGNATURES, ...BULK] }

/**
 * Requests all products of a list at once, in the list's order, with only the fields that prices depend on. Limited to the size
 * of a list that can be sorted here; the total tells whether the answer is complete.
 */
export function wholeListRequest(
  criteria: ListCriteria,
  settings: ListSettings,
  vocabulary?: SearchVocabulary,
): SearchRequest<'product'> {
  const request = productListRequest({ ...criteria, sort: null }, settings, vocabulary)
  return { ...request, size: CATALOG.orderedHere, from: 0, ...MEASURED_ONLY }
}

const hasSpecialPrice = ['special_price', 'original_special_price'].map((field) => ({ range: { [field]: { gt: 0 } } }))

/** Products and variants with a special price, listed or not, whatever its dates. */
export const SPECIAL_PRICES_REQUEST: SearchRequest<'product'> = {
  ...productsRequest([{ terms: { status: CATALOG.status } }, { bool: { should: hasSpecialPrice } }], LIST_SIZES.specialPrices),
  sourceIncludes: ['id', 'sku'],
  sourceExcludes: null,
}

/**
 * The listed products that may be on offer: those with one of these skus or with a variant of these, configurable products that state no
 * price of their own, and those priced by their parts. Indices search the skus of variants, but not their prices.
 */
export function offerCandidatesRequest(
  skus: readonly string[],
  settings: Pick<ListSettings, 'listOutOfStock'>,
): SearchRequest<'product'> {
  const byPart = { terms: { type_id: ['grouped', 'bundle'] } }
  const byVariants = {
    bool: { must: [{ terms: { type_id: ['configurable'] } }], must_not: [{ range: { price: { gt: 0 } } }] },
  }
  const bySku = [{ terms: { sku: skus } }, { terms: { 'configurable_children.sku': skus } }]
  const mayBe = { bool: { should: [...bySku, byVariants, byPart] } }
  return { ...productsRequest([...listedClauses(settings), mayBe], CATALOG.orderedHere), ...MEASURED_ONLY }
}

/** Products of a list, by id, unordered. */
export const pageOfListRequest = (ids: readonly string[]): SearchRequest<'product'> =>
  productsRequest([hasId('id', ids)], ids.length)

/** Names of all products that shoppers can find, by position: the source of the search vocabulary. */
export function productNamesRequest(settings: Pick<ListSettings, 'listOutOfStock'>): SearchRequest<'product'> {
  return {
    ...productsRequest(listedClauses(settings), LIST_SIZES.productNames, [engineOrder('position', 'desc', 'long')]),
    sourceIncludes: ['id', 'sku', 'name'],
    sourceExcludes: null,
  }
}
