import type { JsonObject } from '../../engine/query/json.ts'
import { readText } from '../../store/fields.ts'
import type { StoreView } from '../../store-views.ts'
import { placeQuote } from '../checkout/place-order.ts'
import { type OrderPlatform, orderCart } from './order-cart.ts'
import { orderDetails } from './order-details.ts'

export type OrderReceipt = ReturnType<typeof toReceipt>

/**
 * Places an order from a shop and records it under the shop's id for it.
 * @returns null if its cart no longer exists
 * @throws Refusal 500 with the platform's message
 * @source platform contract §8.3
 */
export function processOrder(order: JsonObject, view: StoreView, platform: OrderPlatform): OrderReceipt | null {
  const cart = orderCart(order, view, platform)
  if (!cart) return null
  const orderId = readText(order, 'order_id')
  return platform.orders.transaction(() => {
    const receipt = toReceipt(placeQuote(cart, orderDetails(order, cart, platform), platform))
    if (orderId !== null) platform.orders.recordTransferred(orderId, toTransfer(receipt))
    return receipt
  })
}

const toReceipt = (document: JsonObject) => {
  const id = String(document.entity_id)
  return { magentoOrderId: id, orderNumber: document.increment_id, backendOrderId: id, transferedAt: new Date().toISOString() }
}

const toTransfer = ({ backendOrderId, transferedAt }: OrderReceipt): JsonObject => ({
  platform_order_id: backendOrderId,
  transmited: true,
  transmited_at: transferedAt,
  platform: 'magento2',
  order: null,
})
