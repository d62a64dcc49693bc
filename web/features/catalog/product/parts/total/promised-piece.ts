import { orderLoad } from '#schema/rules/delivery/carrying.ts'
import type { PromisedPiece } from '../../product.types.ts'

interface Part {
  readonly product: PromisedPiece & { readonly __typename: string }
  readonly quantity: number
}

const UNDELIVERED: readonly string[] = ['VirtualProduct', 'DownloadableProduct']

/**
 * The chosen parts of a set or a group as one piece: as long as the longest, and in stock if each of them is. Its stock is null if nothing
 * that is delivered is chosen.
 * @source DELIVERY-21
 */
export function promisedPiece(parts: readonly Part[]): PromisedPiece {
  const delivered = parts.flatMap(({ product, quantity }) =>
    quantity > 0 && !UNDELIVERED.includes(product.__typename) ? product : [],
  )
  const [first] = delivered
  const missing = delivered.find(({ stock }) => stock?.status !== 'OK')
  return { stock: (missing ?? first)?.stock ?? null, longestMillimetres: orderLoad(delivered).longest }
}
