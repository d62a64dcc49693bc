import type { OrderPlaceInput, UserError } from '#schema/generated/types.ts'
import { orderAddressRules } from '#schema/rules/forms/order-rules.ts'
import type { QuoteAddress } from '../../../domain/cart/cart.types.ts'
import { paymentMethods, type ShippingMethod, shippingMethods } from '../../../domain/cart/methods.ts'
import type { OrderAddress } from '../../../domain/checkout/order.types.ts'
import type { OpenQuote } from '../../cart/quote/open-quote.ts'
import { formErrors, type Speaker, userError } from '../../customer/user-errors.ts'
import { orderAddress } from './order-input.ts'

/** The ways of an order that were chosen, of those that can be had. */
export interface ChosenMethods {
  /** Null where nothing has to be delivered. */
  readonly shipping: { readonly method: ShippingMethod; readonly address: OrderAddress } | null
  readonly paymentCode: string
}

/**
 * Looks the chosen ways to deliver and to pay up among those there are for the cart and the address.
 * @throws PlatformError when that cannot be found out
 * @source TOTAL-3, TOTAL-5, TOTAL-6, CART-9, CART-22, CART-23
 */
export async function chosenMethods(
  { shippingAddress, carrierCode, methodCode, paymentCode }: OrderPlaceInput,
  { calls }: OpenQuote,
  { isVirtual }: { readonly isVirtual: boolean },
  speaker: Speaker,
): Promise<ChosenMethods | { readonly errors: readonly UserError[] }> {
  const address = shippingAddress && !isVirtual ? orderAddress(shippingAddress) : null
  if (!isVirtual && !address)
    return { errors: formErrors(orderAddressRules({ isTelephoneRequired: false }), {}, speaker, 'shippingAddress.') }
  const [carriers, payments] = await Promise.all([
    address && calls.shippingMethods(quoteAddressOf(address)),
    calls.paymentMethods(),
  ])
  const method =
    carriers &&
    shippingMethods(carriers, speaker.messages.ownMethods).find(
      (one) => one.carrierCode === carrierCode && one.methodCode === methodCode,
    )
  const payment = paymentMethods(payments, isVirtual, speaker.messages.ownMethods).find(({ code }) => code === paymentCode)
  const errors = [
    ...(address && !method ? [userError('INVALID', speaker.messages.order.carrier, 'carrierCode')] : []),
    ...(payment ? [] : [userError('INVALID', speaker.messages.order.payment, 'paymentCode')]),
  ]
  if (errors.length > 0 || !payment) return { errors }
  return { shipping: address && method ? { method, address } : null, paymentCode: payment.code }
}

/** An address as carts have it. */
export const quoteAddressOf = ({ country, postcode, city, street, region }: OrderAddress): QuoteAddress => ({
  ...{ country, postcode, city, street, region },
  ...{ regionId: 0, regionCode: '' },
})
