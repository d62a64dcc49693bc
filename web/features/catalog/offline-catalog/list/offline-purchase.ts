import { canQuickAdd, type QuickAddProps } from '../../../buying/cart/index.ts'
import type { OfflineProduct } from '../offline-catalog.types.ts'

/**
 * Creates the purchase that adds a product of the offline catalogue, or a variant with its options. Null if the price is unknown, options
 * must be chosen, or the product is sold by telephone.
 * @source CACHE-19, CACHE-20
 */
export function offlinePurchase(found: OfflineProduct): Omit<QuickAddProps, 'quantity'> | null {
  const { sku, parentSku, name, url, sizes, options, price } = found
  if (!price) return null
  const sold = { ...found, price: { ...price, isUnknown: false }, stock: null }
  if (!canQuickAdd(sold)) return null
  if (sku === parentSku) return { product: sold }
  const variant = { sku, name, url, picture: null, price: sold.price, stock: null }
  return { product: { ...sold, name: `${name}, ${sizes}` }, chosen: { product: { ...sold, sku: parentSku }, variant, options } }
}

/** Whether one of its variants must be chosen first. @source CACHE-20 */
export const needsSize = ({ hasVariants, sku, parentSku, needsChoice, phoneOrderOnly }: OfflineProduct): boolean =>
  hasVariants && sku === parentSku && needsChoice && !phoneOrderOnly
