import { LIST_SIZES, LISTING } from '#schema/rules/constants.ts'
import type { CatalogConfig } from '../../config/catalog.ts'
import { type EngineOrder, inOrderOf } from './engine-order.ts'
import { allOf, inCategories, listedOnly, SIGNATURES } from './list-query.ts'
import type { SearchRequest } from './search.types.ts'

export type ProductKey = 'sku' | 'id' | 'url_key' | 'slug' | 'url_path'

type Clause = Readonly<Record<string, unknown>>

/**
 * One product by a key, whatever its status and visibility: `product-status.ts` judges what was found.
 * @source PROD-25; platform contract §2.7
 */
export function productByKeyRequest(key: ProductKey, value: string): SearchRequest<'product'> {
  return products([{ terms: { [key]: key === 'id' ? numericIds([value]) : [value] } }], 1)
}

/**
 * Products by sku. The linked components of grouped products and bundles have to be enabled.
 * @source PROD-23; platform contract §2.7
 */
export function productsBySkuRequest(
  skus: readonly string[],
  { enabledOnly = false }: { readonly enabledOnly?: boolean } = {},
): SearchRequest<'product'> {
  return products([{ terms: { sku: skus } }, { terms: { status: enabledOnly ? [1] : LISTING.status } }], Math.max(skus.length, 1))
}

/**
 * The listed products that are meant by skus, a variant's leading to the configurable product it belongs to.
 * `lookups-by-sku.ts` says which is which.
 * @source LIST-8, LIST-9, PROD-29; platform contract §2.7
 */
export function listedBySkuRequest(skus: readonly string[]): SearchRequest<'product'> {
  const meant = { bool: { should: [{ terms: { sku: skus } }, { terms: { 'configurable_children.sku': skus } }] } }
  return products([meant, ...listedOnly({ listOutOfStock: true })], skus.length * PRODUCTS_OF_A_SKU)
}

/** A variant can be listed by itself and belong to several products. */
const PRODUCTS_OF_A_SKU = 4

/** The listed configurable product a variant belongs to. @source PROD-24; platform contract §2.7 */
export function parentOfChildRequest(childSku: string): SearchRequest<'product'> {
  return products([{ terms: { 'configurable_children.sku': [childSku] } }, ...listedOnly({ listOutOfStock: true })], 1)
}

export type HomeList = 'new' | 'best' | 'offers'

/** A list of the home page: newest first, of the whole shop or of one category. @source HOME-2 to HOME-4, LIMIT-14 */
export function homeListRequest(
  list: HomeList,
  settings: Pick<CatalogConfig, 'bestSellersCategoryId' | 'specialOffersCategoryId' | 'listOutOfStock'>,
): SearchRequest<'product'> {
  const category = { new: null, best: settings.bestSellersCategoryId, offers: settings.specialOffersCategoryId }[list]
  const size = { new: LIST_SIZES.newProducts, best: LIST_SIZES.bestSellers, offers: LIST_SIZES.specialOffers }[list]
  const filters = [...listedOnly(settings), ...(category === null ? [] : [inCategories([category])])]
  return products(filters, size, [inOrderOf('created_at', 'desc', 'date')])
}

function products(filters: readonly Clause[], size: number, sort?: readonly EngineOrder[]): SearchRequest<'product'> {
  return {
    entity: 'product',
    body: { query: { bool: { filter: allOf(filters) } }, ...(sort && { sort }) },
    size,
    from: 0,
    sourceIncludes: null,
    sourceExcludes: SIGNATURES,
  }
}

/** Ids are numbers in the index, and an engine refuses to look for anything else among them. */
export const numericIds = (ids: readonly string[]): readonly string[] => ids.filter((id) => /^\d{1,18}$/.test(id))
