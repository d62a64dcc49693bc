import type { OrderPlaceInput, UserError } from '#schema/generated/types.ts'
import { orderAddressRules } from '#schema/rules/forms/order-rules.ts'
import type { QuoteAddress } from '../../../domain/cart/cart.types.ts'
import { paymentMethods, type ShippingMethod } from '../../../domain/cart/methods.ts'
import type { OrderAddress } from '../../../domain/checkout/order.types.ts'
import { offeredMethods } from '../../cart/delivery.ts'
import type { OpenQuote } from '../../cart/quote/open-quote.ts'
import type { RequestScope } from '../../scope/request-scope.ts'
import { formErrors, userError } from '../../scope/user-errors.ts'
import { orderAddress } from './order-input.ts'

export interface ChosenMethods {
  /** Null if nothing needs delivery. */
  readonly shipping: { readonly method: ShippingMethod; readonly address: OrderAddress } | null
  readonly paymentCode: string
}

/**
 * Finds the chosen shipping and payment methods among those available for the cart and the address.
 * @throws PlatformError if the platform cannot list them
 * @source TOTAL-3, TOTAL-5, TOTAL-6, CART-9, CART-22, CART-23, DELIVERY-30
 */
export async function findChosenMethods(
  { shippingAddress, carrierCode, methodCode, paymentCode }: OrderPlaceInput,
  { calls }: OpenQuote,
  { isVirtual }: { readonly isVirtual: boolean },
  scope: RequestScope,
): Promise<ChosenMethods | { readonly errors: readonly UserError[] }> {
  const address = shippingAddress && !isVirtual ? orderAddress(shippingAddress) : null
  if (!isVirtual && !address)
    return { errors: formErrors(orderAddressRules({ isTelephoneRequired: false }), {}, scope, 'shippingAddress.') }
  const [offered, payments] = await Promise.all([
    address && offeredMethods(calls.shippingMethods, toQuoteAddress(address), scope),
    calls.paymentMethods(),
  ])
  const method = offered?.find((one) => one.carrierCode === carrierCode && one.methodCode === methodCode)
  const payment = paymentMethods(payments, isVirtual, scope.messages.ownMethods).find(({ code }) => code === paymentCode)
  const { carrier, notDelivered, payment: noPayment } = scope.messages.order
  const isDelivered = offered === null || offered.length > 0
  const errors = [
    ...(isDelivered ? [] : [userError('INVALID', notDelivered, 'shippingAddress.country')]),
    ...(isDelivered && address && !method ? [userError('INVALID', carrier, 'carrierCode')] : []),
    ...(payment ? [] : [userError('INVALID', noPayment, 'paymentCode')]),
  ]
  if (errors.length > 0 || !payment) return { errors }
  return { shipping: address && method ? { method, address } : null, paymentCode: payment.code }
}

export const toQuoteAddress = ({ country, postcode, city, street, region }: OrderAddress): QuoteAddress => ({
  country,
  postcode,
  city,
  street,
  region,
  regionId: 0,
  regionCode: '',
})
