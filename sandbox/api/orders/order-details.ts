import { isObject, type JsonObject } from '../../engine/query/json.ts'
import { readText } from '../../store/fields.ts'
import { paymentMethods } from '../cart/checkout-routes.ts'
import { isVirtual, priceLines } from '../cart/lines.ts'
import { shippingMethods } from '../cart/totals/shipping.ts'
import { cartTotals } from '../cart/totals/totals.ts'
import type { OpenCart } from '../checkout/handed-over.ts'
import { Refusal } from '../envelope.ts'
import { lacksTelephone } from '../telephone.ts'
import type { OrderPlatform } from './order-cart.ts'

/**
 * Reads addresses, payment and totals of an order. Like the platform, it does not check that there is a billing address.
 * @throws Refusal 500 with the platform's message
 * @source platform contract §8.1, §8.3
 */
export function orderDetails({ addressInformation }: JsonObject, cart: OpenCart, { quotes }: OrderPlatform) {
  const information = isObject(addressInformation) ? addressInformation : {}
  const { billingAddress: address } = information
  if (!isObject(address)) throw new Refusal(500, "Cannot read property 'country_id' of undefined")
  const lines = priceLines(quotes, cart.quote, cart.buyer)
  if (lines.length === 0) throw new Refusal(500, 'Error placing an order. Shipping address is not set')
  const code = readText(information, 'payment_method_code')
  const payment = paymentMethods(cart.buyer.view).find((method) => method.code === code)
  if (!payment) throw new Refusal(500, 'Error placing an order. The requested Payment Method is not available.')
  const shippingAddress = isObject(information.shippingAddress) ? information.shippingAddress : null
  const isDelivered = !isVirtual(lines)
  const [carrier, method] = [readText(information, 'shipping_carrier_code'), readText(information, 'shipping_method_code')]
  const target = shippingAddress ?? address
  const offered = shippingMethods(lines, target, cart.buyer.view).some(
    (one) => one.carrier === carrier && one.method === method && one.error === '',
  )
  if (isDelivered && !offered)
    throw new Refusal(500, `Error while adding shipping address. Carrier with such method not found: ${carrier}, ${method}`)
  if (isDelivered && lacksTelephone(target)) throw incomplete('shipping')
  if (lacksTelephone(address)) throw incomplete('billing')
  const quote = quotes.change(cart.quote, {
    address: JSON.stringify(target),
    ...(isDelivered ? { carrier, method } : { carrier: null, method: null }),
  })
  return {
    email: readText(address, 'email') ?? readText(target, 'email') ?? cart.customer?.email ?? '',
    address,
    payment,
    shippingAddress: isDelivered ? target : null,
    totals: cartTotals(quote, lines, cart.buyer),
  }
}

/** Rejects the order before anything is placed. @source platform contract §14 */
const incomplete = (kind: 'shipping' | 'billing') =>
  new Refusal(
    500,
    `Error placing an order. Please check the ${kind} address information. "telephone" is required. Enter the required value and try again.`,
  )
