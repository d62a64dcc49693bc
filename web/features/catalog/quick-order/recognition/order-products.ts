import { QuickOrderProductsDocument } from '#schema/generated/operations.ts'
import { loadBySku } from '../../../../data/by-sku/load-by-sku.ts'
import { type PocketShop, pocketProducts } from '../../offline-catalog/index.ts'
import { matchOf } from './match.ts'
import { type Recognition, recognition } from './recognition.ts'
import { withPocket } from './with-pocket.ts'

let open: { readonly of: string; readonly products: Recognition } | null = null

/**
 * Products by product number, kept while the page is open: from the shop, or offline from earlier answers and the catalogue on the
 * device.
 */
export function orderProducts(shop: PocketShop): Recognition {
  if (open?.of === shop.deviceDatabase) return open.products
  const products = recognition(async (skus) => {
    const { found, unseen } = await loadBySku(QuickOrderProductsDocument, skus)
    return withPocket({ found: found.map(matchOf), unseen }, (wanted) => pocketProducts(shop, wanted))
  })
  open = { of: shop.deviceDatabase, products }
  return products
}
