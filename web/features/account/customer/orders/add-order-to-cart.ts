import type { CartSettings } from '#schema/page.types.ts'
import { readMessages } from '../../../../messages/page-messages.ts'
import { addToCart } from '../../../buying/cart/index.ts'
import { lineOffers, problemText } from '../../../catalog/quick-order/index.ts'
import type { PastOrder } from './order-history.ts'

export interface OrderAgainResult {
  readonly added: number
  readonly rejected: readonly RejectedLine[]
}

interface RejectedLine {
  readonly name: string
  readonly reason: string
  /** URL of the current product; null if there is none. */
  readonly url: string | null
}

/**
 * Looks up current offers for the lines of an order and adds the available ones to the cart, in one change. A line whose full quantity
 * is unavailable is rejected, not reduced.
 * @source ORDER-9
 */
export async function addOrderToCart(lines: PastOrder['lines'], settings: CartSettings): Promise<OrderAgainResult> {
  const offers = await lineOffers(lines, settings)
  const purchases = offers.flatMap((offer) => (offer.status === 'ready' ? [offer.purchase] : []))
  const added = purchases.length > 0 ? (await addToCart(purchases)).added : []
  const rejected = lines.flatMap(({ name }, i): readonly RejectedLine[] => {
    const offer = offers[i]
    if (!offer || (offer.status === 'ready' && added.includes(offer.purchase))) return []
    if (offer.status === 'ready')
      return [{ name, reason: readMessages('account').reorder.notAdded, url: offer.purchase.product.url }]
    return [{ name, reason: problemText(offer.problem), url: offer.url }]
  })
  return { added: added.length, rejected }
}
