import { type Load, orderLoad } from '#schema/rules/delivery/carrying.ts'
import type { PromisedPart, PromisedPiece } from '../product.types.ts'

const UNDELIVERED: readonly string[] = ['VirtualProduct', 'DownloadableProduct']

/**
 * What decides when chosen parts can be had: their load, and the stock of a part that is missing, or of the first. The stock is null if
 * nothing that is delivered is chosen.
 * @source DELIVERY-21
 */
export function promisedGoods(parts: readonly PromisedPart[]): Pick<PromisedPiece, 'stock'> & { readonly load: Load } {
  const delivered = parts.flatMap(({ product, quantity }) =>
    quantity > 0 && !UNDELIVERED.includes(product.__typename) ? { ...product, quantity } : [],
  )
  const [first] = delivered
  const missing = delivered.find(({ stock }) => stock?.status !== 'OK')
  return { stock: (missing ?? first)?.stock ?? null, load: orderLoad(delivered) }
}
