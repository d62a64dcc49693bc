import type { CartAddressInput, CartLineInput, OrderAddressInput, OrderPlaceInput } from '#schema/generated/types.ts'
import type { AddressDetails } from '#schema/rules/forms/address-details.ts'
import type { CheckoutDraft, OrderRequest } from './draft.ts'

interface OrderParts extends Pick<OrderRequest, 'isVirtual' | 'shipping' | 'payment'> {
  readonly draft: CheckoutDraft
  readonly key: string
  readonly cart: Pick<OrderRequest, 'deviceId' | 'total'> & { readonly lines: readonly CartLineInput[] }
}

/** The order request. Goods without delivery have no shipping address, and always a billing address. @source ORDER-1 */
export function orderInput({ draft, key, isVirtual, shipping, payment, cart }: OrderParts): OrderPlaceInput {
  return {
    ...cart,
    lines: [...cart.lines],
    key,
    email: draft.personal?.email.trim() ?? '',
    shippingAddress: isVirtual ? null : toOrderAddress(draft.shipping),
    billingAddress: isVirtual || !draft.isBillingSame ? toOrderAddress(draft.billing) : null,
    carrierCode: isVirtual ? null : (shipping?.carrierCode ?? null),
    methodCode: isVirtual ? null : (shipping?.methodCode ?? null),
    paymentCode: payment?.code ?? '',
    isAgreed: true,
  }
}

/** The address fields that determine delivery methods and their costs. */
export const deliveryAddress = ({ country, postcode, city, street, apartment, region }: AddressDetails): CartAddressInput => ({
  country,
  postcode: postcode.trim(),
  city: city.trim(),
  street: lines(street, apartment),
  region: region.trim() || null,
})

function toOrderAddress(address: AddressDetails | null): OrderAddressInput | null {
  if (!address) return null
  const { firstName, lastName, company, street, apartment, city, region, postcode, country, telephone, vatNumber } = address
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    company: company.trim() || null,
    street: lines(street, apartment),
    city: city.trim(),
    region: region.trim() || null,
    postcode: postcode.trim(),
    country,
    telephone: telephone.trim() || null,
    vatNumber: vatNumber.trim() || null,
  }
}

const lines = (...typed: readonly string[]): string[] => typed.map((line) => line.trim()).filter((line) => line !== '')
