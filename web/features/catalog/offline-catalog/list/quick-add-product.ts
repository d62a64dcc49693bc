import { canQuickAdd, type QuickAddProduct } from '../../../buying/cart/index.ts'
import type { OfflineProduct } from '../offline-catalog.types.ts'

/**
 * What the cart needs to add a product of the offline catalogue. Null if the price is unknown, options must be chosen, or the product is
 * sold by telephone.
 * @source CACHE-19
 */
export function quickAddProduct(product: OfflineProduct): QuickAddProduct | null {
  const { sku, parentSku, price } = product
  // A variant is added with its options, from its page.
  if (!price || sku !== parentSku) return null
  const sold = { ...product, price: { ...price, isUnknown: false }, stock: null }
  return canQuickAdd(sold) ? sold : null
}
