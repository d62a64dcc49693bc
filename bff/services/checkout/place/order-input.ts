import type { OrderAddressInput, OrderPlaceInput, UserError } from '#schema/generated/types.ts'
import { type AddressSettings, ORDER_RULES, orderAddressRules } from '#schema/rules/forms/order-rules.ts'
import type { OrderAddress } from '../../../domain/checkout/order.types.ts'
import { inputError } from '../../cart/lines/device-cart.ts'
import { formErrors, type MessageScope, pickTexts, userError } from '../../scope/user-errors.ts'
import { isOrderKey } from './order-key.ts'

const MOST_LINES_OF_A_STREET = 2

/** Errors of an order that can be found without the platform, each with its field. @source CHECKOUT-9, CHECKOUT-10, TEXT-16 to TEXT-23 */
export function orderErrors(input: OrderPlaceInput, settings: AddressSettings, scope: MessageScope): readonly UserError[] {
  const { key, deviceId, lines, email, isAgreed, shippingAddress, billingAddress, paymentCode } = input
  if (!isOrderKey(key)) return [userError('INVALID', scope.messages.order.key, 'key')]
  const cartError = inputError({ deviceId, lines }, scope)
  if (cartError) return [cartError]
  return [
    ...formErrors(ORDER_RULES, { email, isAgreed: String(isAgreed) }, scope),
    ...(shippingAddress ? addressErrors(shippingAddress, 'shippingAddress.', settings, scope) : []),
    ...(billingAddress ? addressErrors(billingAddress, 'billingAddress.', settings, scope) : []),
    ...(shippingAddress || billingAddress ? [] : formErrors(orderAddressRules(settings), {}, scope, 'billingAddress.')),
    ...(paymentCode === '' ? [userError('REQUIRED', scope.messages.order.payment, 'paymentCode')] : []),
  ]
}

function addressErrors(
  address: OrderAddressInput,
  at: string,
  settings: AddressSettings,
  scope: MessageScope,
): readonly UserError[] {
  const lines = filledLines(address)
  const { street: _, ...fields } = address
  const [street = '', apartment = ''] = lines
  const errors = formErrors(orderAddressRules(settings), { ...pickTexts(fields), street, apartment }, scope, at)
  return lines.length > MOST_LINES_OF_A_STREET
    ? [...errors, userError('INVALID', scope.messages.customer.refused, `${at}street`)]
    : errors
}

/** Expects a validated address. */
export const orderAddress = (address: OrderAddressInput): OrderAddress => ({
  firstName: address.firstName.trim(),
  lastName: address.lastName.trim(),
  company: trimText(address.company),
  street: filledLines(address),
  city: address.city.trim(),
  region: trimText(address.region),
  postcode: address.postcode.trim(),
  country: address.country,
  telephone: trimText(address.telephone),
  vatNumber: trimText(address.vatNumber),
})

const filledLines = ({ street }: OrderAddressInput): readonly string[] =>
  street.map((line) => line.trim()).filter((line) => line !== '')

const trimText = (text: string | null | undefined): string => text?.trim() ?? ''
