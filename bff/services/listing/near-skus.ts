import { LIST_SIZES } from '#schema/rules/constants.ts'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { nearestBySku } from '../../domain/search/near-skus.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { listing } from './product-listing.ts'

/** Search results whose skus are compared. A product with a similar sku is among the first. */
const CANDIDATES = 24

/**
 * Products to offer instead of an unknown sku. Products that are merely similar are left out: their names say nothing about a number.
 * @source QUICK-13
 */
export async function productsNearSku(sku: string, scope: RequestScope): Promise<readonly CatalogProduct[]> {
  const { matches, result } = await listing({ search: sku, filters: [], first: CANDIDATES, offset: 0, withFacets: false }, scope)
  const found = result?.items ?? []
  return (matches === 'full' ? found : nearestBySku(sku, found)).slice(0, LIST_SIZES.nearSkus)
}
