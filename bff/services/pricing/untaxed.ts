import type { CatalogConfig } from '../../config/catalog.ts'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import type { RequestScope } from '../scope/request-scope.ts'

/** Above the number of tax classes of any real shop. */
const MOST_TOLD = 100

/** Tax classes already logged, per shop; an entry lives as long as the shop's configuration. */
const told = new WeakMap<CatalogConfig, Set<string>>()

/**
 * Logs once per tax class and country that no tax rule matches a product with a tax class. Such a shop charges everybody the net price,
 * and nothing in it looks wrong.
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
