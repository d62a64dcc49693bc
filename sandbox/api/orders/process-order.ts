import type { JsonObject } from '../../engine/query/json.ts'
import { textOf } from '../../store/fields.ts'
import type { StoreView } from '../../store-views.ts'
import { placeQuote } from '../checkout/place-order.ts'
import { type OrderPlatform, orderCart } from './order-cart.ts'
import { orderDetails } from './order-details.ts'

/** What a shop is told of an order that was placed. */
export type OrderReceipt = ReturnType<typeof receiptOf>

/**
 * Places an order that a shop has sent, and notes it under the name that the shop gave it. Null when there is no such cart any more.
 * @throws Refusal 500 in the platform's words
 * @source platform contract §8.3
 */
export function processOrder(order: JsonObject, view: StoreView, platform: OrderPlatform): OrderReceipt | null {
  const cart = orderCart(order, view, platform)
  if (!cart) return null
  const orderId = textOf(order, 'order_id')
  return platform.orders.transaction(() => {
    const receipt = receiptOf(placeQuote(cart, orderDetails(order, cart, platform), platform))
    if (orderId !== null) platform.orders.noteTransferred(orderId, transferOf(receipt))
    return receipt
  })
}

const receiptOf = (document: JsonObject) => {
  const id = String(document.entity_id)
  return { magentoOrderId: id, orderNumber: document.increment_id, backendOrderId: id, transferedAt: new Date().toISOString() }
}

const transferOf = ({ backendOrderId, transferedAt }: OrderReceipt): JsonObject => ({
  platform_order_id: backendOrderId,
  transmited: true,
  transmited_at: transferedAt,
  platform: 'magento2',
  order: null,
})
