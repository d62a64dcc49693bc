import type { FastifyInstance } from 'fastify'
import { isObject, type JsonObject } from '../../engine/query/json.ts'
import type { Quote } from '../../store/shoppers/quotes.ts'
import { ok, Refusal } from '../envelope.ts'
import type { BuyRequest } from './articles/buy-request.ts'
import { type CartInput, type CartPlatform, cartEndpoint } from './cart-call.ts'
import { checkoutRoutes } from './checkout-routes.ts'
import { couponRoutes } from './coupon-routes.ts'
import { type PricedLine, priceLines } from './lines.ts'
import { findLine, updateLine } from './update-line.ts'

/** Cart endpoints for guests and customers. @source platform contract E2 */
export function cartRoutes(app: FastifyInstance, platform: CartPlatform): void {
  const { quotes, authentication } = platform
  app.post('/api/cart/create', (request) => {
    const token = authentication.findToken(request)
    if (token === '') return ok(quotes.createForGuest().maskedId)
    const { id } = authentication.findOwner(token)
    const active = quotes.byCustomer(id)
    // The id is a number for a new cart, and a string for an existing one.
    return ok(active ? String(active.id) : quotes.createForCustomer(id).id)
  })
  cartEndpoint(app, platform, {
    method: 'GET',
    path: 'pull',
    isRead: true,
    answer: ({ quote, buyer }) => priceLines(quotes, quote, buyer).map((line) => cartItem(line, quote)),
  })
  cartEndpoint(app, platform, {
    method: 'POST',
    path: 'update',
    read: readItem,
    answer: ({ quote, buyer }, item) => cartItem(updateLine(item, quotes, quote, buyer), quote),
  })
  cartEndpoint(app, platform, {
    method: 'POST',
    path: 'delete',
    read: readItem,
    answer: ({ quote }, { item_id: itemId }) => {
      quotes.remove(findLine(itemId, quotes.lines(quote), quote).id)
      return true
    },
  })
  couponRoutes(app, platform)
  checkoutRoutes(app, platform)
}

function readItem({ body }: CartInput): JsonObject {
  if (!body.cartItem) throw new Refusal(500, 'No cartItem element provided within the request body')
  return isObject(body.cartItem) ? body.cartItem : {}
}

/** Formats a line as the platform does. Quote ids are strings for guests and customers. @source platform contract E2, §14.13 */
function cartItem({ line, request, article }: PricedLine, quote: Quote): JsonObject {
  return {
    item_id: line.id,
    sku: article.sku,
    qty: line.quantity,
    name: article.name,
    price: Math.round(article.price * 100) / 100,
    product_type: article.type,
    quote_id: quote.maskedId ?? String(quote.id),
    ...productOption(request),
  }
}

function productOption({ configurable, custom, bundle }: BuyRequest): JsonObject {
  const options = {
    ...(configurable.length > 0 && {
      configurable_item_options: configurable.map(({ option, value }) => ({ option_id: option, option_value: Number(value) })),
    }),
    ...(custom.length > 0 && {
      custom_options: custom.map(({ option, value }) => ({ option_id: option, option_value: value })),
    }),
    ...(bundle.length > 0 && {
      bundle_options: bundle.map(({ option, quantity, selections }) => ({
        option_id: Number(option),
        option_qty: quantity ?? 1,
        option_selections: selections.map(Number),
      })),
    }),
  }
  return Object.keys(options).length > 0 ? { product_option: { extension_attributes: options } } : {}
}
