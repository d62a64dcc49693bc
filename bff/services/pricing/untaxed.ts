import type { CatalogConfig } from '../../config/catalog.ts'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import type { RequestScope } from '../request-scope.ts'

/** Nobody has as many tax classes. */
const MOST_TOLD = 100

/** What each shop was told; its configuration lives as long as it does. */
const told = new WeakMap<CatalogConfig, Set<string>>()

/**
 * Says that no tax rule matches a product that has a tax class, once for each class and country: such a shop asks the net price of
 * everybody, and looks right.
 * @source TAX-13
 */
export function noteUntaxed({ sku, taxClassId }: CatalogProduct, { config, storeView, log }: RequestScope): void {
  if (!(taxClassId > 0)) return
  const known = told.get(config.catalog) ?? new Set()
  told.set(config.catalog, known)
  const news = `${storeView.code} ${storeView.taxCountry} ${taxClassId}`
  if (known.has(news) || known.size >= MOST_TOLD) return
  known.add(news)
  const fields = { storeView: storeView.code, country: storeView.taxCountry, taxClass: taxClassId, sku }
  log.warn(fields, 'no tax rule matches products of this class in this country: they are sold without tax')
}
