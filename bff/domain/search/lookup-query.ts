import { CATALOG, GRAPHQL_LIMITS, LIST_SIZES } from '#schema/rules/constants.ts'
import type { CatalogConfig } from '../../config/catalog.ts'
import { type EngineOrder, engineOrder } from './engine-order.ts'
import { categoryClause, listedClauses, SIGNATURES } from './list-query.ts'
import type { SearchRequest } from './search.types.ts'
import { type Clause, matchAll } from './text/clauses.ts'

export type ProductKey = 'sku' | 'id' | 'url_key' | 'slug' | 'url_path'

/**
 * Looks up a product by a key, whatever its status and visibility. `product-status.ts` checks the result.
 * @source PROD-25; platform contract §2.7
 */
export function productByKeyRequest(key: ProductKey, value: string): SearchRequest<'product'> {
  return productsRequest([key === 'id' ? hasId('id', [value]) : { terms: { [key]: [value] } }], 1)
}

/**
 * Looks up products by sku. Linked components of grouped products and bundles must be enabled.
 * @source PROD-23; platform contract §2.7
 */
export function productsBySkuRequest(
  skus: readonly string[],
  { enabledOnly = false }: { readonly enabledOnly?: boolean } = {},
): SearchRequest<'product'> {
  return productsRequest(
    [{ terms: { sku: skus } }, { terms: { status: enabledOnly ? [1] : CATALOG.status } }],
    Math.max(skus.length, 1),
  )
}

/**
 * The listed products for skus. A variant's sku matches its configurable product. `lookups-by-sku.ts` resolves which product
 * belongs to which sku.
 * @source LIST-8, LIST-9, PROD-29; platform contract §2.7
 */
export function listedBySkuRequest(skus: readonly string[]): SearchRequest<'product'> {
  const hasSku = { bool: { should: [{ terms: { sku: skus } }, { terms: { 'configurable_children.sku': skus } }] } }
  return productsRequest([hasSku, ...listedClauses({ listOutOfStock: true })], skus.length * PRODUCTS_OF_A_SKU)
}

/** A variant can be listed itself and belong to several products. */
const PRODUCTS_OF_A_SKU = 4

/** The listed configurable product of a variant. @source PROD-24; platform contract §2.7 */
export function parentOfChildRequest(childSku: string): SearchRequest<'product'> {
  return productsRequest([{ terms: { 'configurable_children.sku': [childSku] } }, ...listedClauses({ listOutOfStock: true })], 1)
}

/** Products of a category that are in stock, as many as a page has at most. @source PROD-70 */
export const inStockRequest = (categoryId: string): SearchRequest<'product'> =>
  productsRequest([...listedClauses({ listOutOfStock: false }), categoryClause([categoryId])], GRAPHQL_LIMITS.first)

export type HomeList = 'new' | 'best' | 'offers'

type HomeCategories = Pick<CatalogConfig, 'bestSellersCategoryId' | 'specialOffersCategoryId'>

/** The category whose products a list shows; null for the whole shop. */
export const homeListCategory = (list: HomeList, settings: HomeCategories): string | null =>
  ({ new: null, best: settings.bestSellersCategoryId, offers: settings.specialOffersCategoryId })[list]

/** A product list of the home page, newest first, from the whole shop or one category. @source HOME-2 to HOME-4, LIMIT-14 */
export function homeListRequest(
  list: HomeList,
  settings: HomeCategories & Pick<CatalogConfig, 'listOutOfStock'>,
): SearchRequest<'product'> {
  const category = homeListCategory(list, settings)
  const size = { new: LIST_SIZES.newProducts, best: LIST_SIZES.bestSellers, offers: LIST_SIZES.specialOffers }[list]
  const filters = [...listedClauses(settings), ...(category === null ? [] : [categoryClause([category])])]
  return productsRequest(filters, size, [engineOrder('created_at', 'desc', 'date')])
}

/** Products that match all filters, with all their fields but the signatures. @param sort none lets the engine choose */
export function productsRequest(
  filters: readonly Clause[],
  size: number,
  sort?: readonly EngineOrder[],
): SearchRequest<'product'> {
  return {
    entity: 'product',
    body: { query: { bool: { filter: matchAll(filters) } }, ...(sort && { sort }) },
    size,
    from: 0,
    sourceIncludes: null,
    sourceExcludes: SIGNATURES,
  }
}

/**
 * Documents with one of these ids. Engines reject any other value for a numeric field, so ids that are words are looked up in the keyword
 * subfield, which an index of numbers does not have.
 */
export function hasId(field: string, ids: readonly string[]): Clause {
  const numbers = numericIds(ids)
  const own = { terms: { [field]: numbers } }
  if (numbers.length === ids.length) return own
  const words = { terms: { [`${field}.keyword`]: ids.filter((id) => !numbers.includes(id)) } }
  return numbers.length === 0 ? words : { bool: { should: [own, words] } }
}

export const numericIds = (ids: readonly string[]): readonly string[] => ids.filter((id) => /^\d{1,18}$/.test(id))
