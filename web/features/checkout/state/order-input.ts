import type { PaymentMethodFragment, ShippingMethodFragment } from '#schema/generated/operations.ts'
import type { CartAddressInput, CartLineInput, OrderAddressInput, OrderPlaceInput } from '#schema/generated/types.ts'
import type { AddressDetails, CheckoutDraft } from '../../order-draft/index.ts'

interface OrderParts {
  readonly draft: CheckoutDraft
  readonly key: string
  readonly isVirtual: boolean
  readonly shipping: Pick<ShippingMethodFragment, 'carrierCode' | 'methodCode'> | null
  /** Null where nobody can say: of an order that was sent before. */
  readonly payment: Pick<PaymentMethodFragment, 'code'> | null
  readonly cart: {
    readonly deviceId: string
    readonly lines: readonly CartLineInput[]
    /** What the shopper saw, in minor units; null where nothing was shown. */
    readonly total: number | null
  }
}

/** An order as it is sent. Goods that are not delivered have no shipping address, and always a billing address. @source ORDER-1 */
export function orderInput({ draft, key, isVirtual, shipping, payment, cart }: OrderParts): OrderPlaceInput {
  return {
    ...cart,
    lines: [...cart.lines],
    key,
    email: draft.personal?.email.trim() ?? '',
    shippingAddress: isVirtual ? null : sent(draft.shipping),
    billingAddress: isVirtual || !draft.isBillingSame ? sent(draft.billing) : null,
    carrierCode: isVirtual ? null : (shipping?.carrierCode ?? null),
    methodCode: isVirtual ? null : (shipping?.methodCode ?? null),
    paymentCode: payment?.code ?? '',
    isAgreed: true,
  }
}

/** What decides how goods can be delivered, and what that costs. */
export const deliveryAddress = ({ country, postcode, city, street, apartment, region }: AddressDetails): CartAddressInput => ({
  country,
  postcode: postcode.trim(),
  city: city.trim(),
  street: lines(street, apartment),
  region: region.trim() || null,
})

function sent(address: AddressDetails | null): OrderAddressInput | null {
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
