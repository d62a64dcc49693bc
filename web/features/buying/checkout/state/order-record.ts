import type { PaymentMethodFragment, ShippingMethodFragment } from '#schema/generated/operations.ts'
import type { OrderRecordView, PostalAddressLines } from '#schema/order-record.types.ts'
import { methodTitle } from '#schema/rules/delivery/method-title.ts'
import type { AddressDetails } from '#schema/rules/forms/address-details.ts'
import type { CheckoutDraft } from '../../../../sync/tasks/order/index.ts'
import { optionsNotInName, type VisibleCart } from '../../cart/index.ts'

/** The methods of an order; null if unknown, or if nothing is delivered. */
export interface ChosenMethods {
  readonly isVirtual: boolean
  readonly shipping: Pick<ShippingMethodFragment, 'carrierCode' | 'methodCode' | 'carrierTitle' | 'methodTitle'> | null
  readonly payment: Pick<PaymentMethodFragment, 'code' | 'title'> | null
  /** When the order arrives if it is sent now, in words with the date. */
  readonly arrival?: string | undefined
}

/**
 * The order as the shopper sees it when it is sent. Omits totals of a changed cart, so that the amounts shown add up.
 * @source ORDER-12
 */
export function orderRecord(
  cart: Pick<VisibleCart, 'lines' | 'totals' | 'isPending'>,
  { shipping: destination, billing, isBillingSame }: CheckoutDraft,
  { isVirtual, shipping, payment, arrival }: ChosenMethods,
): OrderRecordView {
  const billingAddress = isVirtual || !isBillingSame ? billing : destination
  return {
    lines: cart.lines.map((line) => ({
      sku: line.sku,
      name: line.name,
      quantity: line.quantity,
      rowTotal: null,
      total: line.rowTotal,
      picture: line.picture && { path: line.picture.path, alt: line.picture.alt },
      url: line.url,
      options: optionsNotInName(line).map(({ label, value }) => ({ label, value })),
    })),
    grandTotal: null,
    summary: cart.isPending ? null : (cart.totals?.summary ?? null),
    deliveryAddress: isVirtual || !destination ? null : toPostalAddress(destination),
    billingAddress: billingAddress && toPostalAddress(billingAddress),
    deliveryMethod: isVirtual || !shipping ? null : methodTitle(shipping),
    paymentMethod: payment?.title ?? null,
    ...(shipping && !isVirtual && { deliveryMethodCode: `${shipping.carrierCode}_${shipping.methodCode}` }),
    ...(arrival !== undefined && !isVirtual && { arrival }),
  }
}

export const toPostalAddress = ({ firstName, lastName, street, apartment, ...address }: AddressDetails): PostalAddressLines => ({
  ...address,
  name: `${firstName} ${lastName}`,
  street: [street, apartment].filter((line) => line.trim() !== ''),
})
