import type { FastifyInstance } from 'fastify'
import { isObject, type JsonObject } from '../../engine/query/json.ts'
import { textOf } from '../../store/fields.ts'
import { storeViewByCode } from '../../store-views.ts'
import { placeQuote } from '../checkout/place-order.ts'
import { ok } from '../envelope.ts'
import { parametersOf } from '../parameters.ts'
import { type OrderPlatform, orderCart } from './order-cart.ts'
import { orderDetails } from './order-details.ts'

/**
 * Orders that a shop sends, and what became of them. No rule of the platform's schema is enforced and no token is read: whose order it is
 * stands in the body. What is sent twice is done twice, as far as there is a cart to order.
 * @source platform contract E3, §8.1, §8.3
 */
export function orderRoutes(app: FastifyInstance, platform: OrderPlatform): void {
  app.post('/api/order', (request, reply) => {
    const body = isObject(request.body) ? request.body : {}
    const code = request.headers['x-vs-store-code'] ?? parametersOf(request.query).storeCode ?? textOf(body, 'store_code')
    const cart = orderCart(body, storeViewByCode(code), platform)
    // The pull of a cart that is gone fails where nobody looks: the platform never answers.
    if (!cart) return reply.hijack()
    const orderId = textOf(body, 'order_id')
    return platform.orders.transaction(() => {
      const document = placeQuote(cart, orderDetails(body, cart, platform), platform)
      const result = receiptOf(document)
      if (orderId !== null) platform.orders.noteTransferred(orderId, transferOf(result))
      return ok(result)
    })
  })

  app.get<{ Params: { orderId: string } }>('/api/sync/order/:orderId', ({ params }) =>
    ok(platform.orders.transferred(params.orderId)),
  )
}

const receiptOf = (document: JsonObject) => {
  const id = String(document.entity_id)
  return { magentoOrderId: id, orderNumber: document.increment_id, backendOrderId: id, transferedAt: new Date().toISOString() }
}

const transferOf = ({ backendOrderId, transferedAt }: ReturnType<typeof receiptOf>): JsonObject => ({
  platform_order_id: backendOrderId,
  transmited: true,
  transmited_at: transferedAt,
  platform: 'magento2',
  order: null,
})
