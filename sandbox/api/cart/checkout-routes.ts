import type { FastifyInstance } from 'fastify'
import { isObject, type JsonObject } from '../../engine/query/json.ts'
import { readText } from '../../store/fields.ts'
import type { Quote } from '../../store/shoppers/quotes.ts'
import type { StoreView } from '../../store-views.ts'
import type { PaymentMethod } from '../checkout/order-document.ts'
import { Refusal } from '../envelope.ts'
import { taxRules } from '../prices/current-price.ts'
import { taxRate } from '../prices/tax-rate.ts'
import { translate } from '../translate.ts'
import type { Buyer } from './articles/article.ts'
import { type CartCall, type CartInput, type CartPlatform, cartEndpoint } from './cart-call.ts'
import { priceLines } from './lines.ts'
import { readCountry, type ShippingMethod, shippingMethods } from './totals/shipping.ts'
import { cartTotals, DELIVERY } from './totals/totals.ts'
import { totalsReply } from './totals/totals-reply.ts'

/** Returns the payment methods with titles in the language of the store view. */
export const paymentMethods = (view: StoreView): readonly PaymentMethod[] =>
  ['checkmo', 'cashondelivery'].map((code) => ({ code, title: translate(view, `payment.${code}`) }))

/** Totals, shipping methods and payment methods. @source platform contract E2 */
export function checkoutRoutes(app: FastifyInstance, platform: CartPlatform): void {
  const { quotes } = platform
  const quoteTotals = (quote: Quote, buyer: Buyer) =>
    totalsReply(cartTotals(quote, priceLines(quotes, quote, buyer), buyer), buyer.view)

  cartEndpoint(app, platform, {
    method: 'GET',
    path: 'totals',
    isRead: true,
    answer: ({ quote, buyer }) => quoteTotals(quote, buyer),
  })
  cartEndpoint(app, platform, {
    method: 'GET',
    path: 'payment-methods',
    isRead: true,
    answer: ({ buyer }) => paymentMethods(buyer.view),
  })
  cartEndpoint(app, platform, {
    method: 'POST',
    path: 'shipping-methods',
    isRead: true,
    read: (input) => element(input, 'address', 'address'),
    answer: (call, address) => {
      const methods = shippingMethods(priceLines(quotes, call.quote, call.buyer), address, call.buyer.view)
      return methods.map((method) => methodReply(method, call.buyer, readCountry(address)))
    },
  })
  cartEndpoint(app, platform, {
    method: 'POST',
    path: 'shipping-information',
    isRead: true,
    read: (input) => element(input, 'addressInformation', 'address'),
    answer: (call, information) => {
      const address = isObject(information.shippingAddress) ? information.shippingAddress : null
      const [carrier, method] = [readText(information, 'shippingCarrierCode'), readText(information, 'shippingMethodCode')]
      if (quotes.lines(call.quote).length === 0)
        throw new Refusal(400, "The shipping method can't be set for an empty cart. Add an item to cart and try again.")
      if (carrier === null || method === null)
        throw new Refusal(404, `Carrier with such method not found: ${carrier ?? ''}, ${method ?? ''}`)
      return {
        payment_methods: paymentMethods(call.buyer.view),
        totals: quoteTotals(deliver(quotes, call, { address, carrier, method }), call.buyer),
      }
    },
  })
  cartEndpoint(app, platform, {
    method: 'POST',
    path: 'collect-totals',
    isRead: true,
    read: (input) => element(input, 'methods', 'shipping and payment methods'),
    answer: (call, methods) => {
      const [carrier, method] = [readText(methods, 'shippingCarrierCode'), readText(methods, 'shippingMethodCode')]
      return quoteTotals(deliver(quotes, call, { address: null, carrier, method }), call.buyer)
    },
  })
}

interface Delivery {
  readonly address: JsonObject | null
  readonly carrier: string | null
  readonly method: string | null
}

/** Stores address and method, as far as they are given. @throws Refusal 404 if the method is not offered for the address */
function deliver(quotes: CartPlatform['quotes'], { quote, buyer }: CartCall, { address, carrier, method }: Delivery): Quote {
  const addressed = address ? quotes.change(quote, { address: JSON.stringify(address) }) : quote
  if (carrier === null || method === null) return addressed
  const offered = shippingMethods(priceLines(quotes, quote, buyer), JSON.parse(addressed.address ?? '{}'), buyer.view)
  if (!offered.some((one) => one.carrier === carrier && one.method === method && one.error === ''))
    throw new Refusal(404, `Carrier with such method not found: ${carrier}, ${method}`)
  return quotes.change(addressed, { carrier, method })
}

/** Reads a required part of the body. @throws Refusal 500 */
function element({ body }: CartInput, name: string, called: string): JsonObject {
  const found = body[name]
  if (!found) throw new Refusal(500, `No ${called} element provided within the request body`)
  return isObject(found) ? found : {}
}

function methodReply({ amount, ...method }: ShippingMethod, { catalog, view }: Buyer, country: string | null): JsonObject {
  const rate = taxRate(taxRules(catalog, view.code), DELIVERY, country ?? view.taxCountry)
  return {
    carrier_code: method.carrier,
    method_code: method.method,
    carrier_title: method.carrierTitle,
    method_title: method.title,
    amount,
    base_amount: amount,
    available: method.error === '',
    error_message: method.error,
    price_excl_tax: amount,
    price_incl_tax: Math.round(amount * (100 + rate)) / 100,
  }
}
