import { type Load, orderLoad } from '#schema/rules/delivery/carrying.ts'
import { isIntangible } from '#schema/rules/is-intangible.ts'
import type { PromisedPart, PromisedPiece } from '../product.types.ts'

/**
 * The load of the chosen parts, and the stock that decides when they arrive: that of the first part not confirmed to be in stock, otherwise
 * that of the first part. The stock is null if no chosen part is delivered.
 * @source DELIVERY-21
 */
export function promisedGoods(parts: readonly PromisedPart[]): Pick<PromisedPiece, 'stock'> & { readonly load: Load } {
  const delivered = parts.flatMap(({ product, quantity }) =>
    quantity > 0 && !isIntangible(product.__typename) ? { ...product, quantity } : [],
  )
  const [first] = delivered
  const missing = delivered.find(({ stock }) => stock?.status !== 'OK')
  return { stock: (missing ?? first)?.stock ?? null, load: orderLoad(delivered) }
}
