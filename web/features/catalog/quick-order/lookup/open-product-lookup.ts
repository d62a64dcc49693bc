import { QuickOrderProductsDocument } from '#schema/generated/operations.ts'
import { type FoundEntries, loadBySku } from '../../../../data/by-sku/load-by-sku.ts'
import { type CatalogShop, findOfflineProducts, type OfflineLookup } from '../../offline-catalog/index.ts'
import type { Match } from '../rows/match.types.ts'
import { skuKey } from '../rows/order-rows.ts'
import { toMatch, toOfflineMatch } from './match.ts'
import { createProductLookup, type ProductLookup } from './product-lookup.ts'

let open: { readonly deviceDatabase: string; readonly lookup: ProductLookup } | null = null

/**
 * The product lookup, kept while the page is open. Results come from the shop, or offline from earlier answers and the offline
 * catalogue.
 */
export function openProductLookup(shop: CatalogShop): ProductLookup {
  const { deviceDatabase } = shop
  if (open?.deviceDatabase === deviceDatabase) return open.lookup
  const lookup = createProductLookup(async (skus) => {
    const { found, unseen } = await loadBySku(QuickOrderProductsDocument, skus)
    return addOfflineMatches({ found: found.map(toMatch), unseen }, (wanted) => findOfflineProducts(shop, wanted))
  })
  open = { deviceDatabase, lookup }
  return lookup
}

/**
 * Adds products of the offline catalogue for product numbers the shop has not answered.
 * @param lookUp searches the offline catalogue, in the order of `skus`; null if the device has none
 * @source QUICK-9
 */
export async function addOfflineMatches(
  { found, unseen }: FoundEntries<Match>,
  lookUp: (skus: readonly string[]) => Promise<OfflineLookup | null>,
): Promise<FoundEntries<Match>> {
  const answered = new Set(found.map(({ sku }) => skuKey(sku)))
  const wanted = unseen.filter((sku) => !answered.has(skuKey(sku)))
  const lookup = wanted.length > 0 ? await lookUp(wanted) : null
  const matches = wanted.flatMap((sku, i) => {
    const product = lookup?.products[i]
    return product ? [toOfflineMatch(sku, product, lookup.pricesFrom)] : []
  })
  return { found: [...found, ...matches], unseen: unseen.filter((sku) => !matches.some((match) => match.sku === sku)) }
}
