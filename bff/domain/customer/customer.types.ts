import type { StatedTotals } from '../cart/cart.types.ts'

export interface CustomerProfile {
  /** Null if the platform does not state it. */
  readonly id: string | null
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** In UTC; null if the platform does not state it. */
  readonly createdAt: string | null
  readonly addresses: readonly CustomerAddress[]
  /** Whether the customer receives the newsletter; null if the platform does not state it. */
  readonly isSubscribed: boolean | null
  readonly groupId: number | null
  /** The platform's signed proof of the customer group. Secret. */
  readonly groupToken: string | null
}

export interface CustomerAddress {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly company: string | null
  readonly street: readonly string[]
  readonly city: string
  readonly region: string | null
  readonly postcode: string | null
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly telephone: string | null
  readonly vatNumber: string | null
  readonly isDefaultShipping: boolean
  readonly isDefaultBilling: boolean
}

/** An address to store. Without an id it is created. Null flags are left unchanged, and false for a new address. */
export interface AddressChange extends Omit<CustomerAddress, 'id' | 'postcode' | DefaultFlag> {
  readonly id: string | null
  readonly postcode: string
  readonly isDefaultShipping: boolean | null
  readonly isDefaultBilling: boolean | null
}

type DefaultFlag = 'isDefaultShipping' | 'isDefaultBilling'

/** Changes to a profile. Null fields are left unchanged. */
export interface ProfileChange {
  readonly email: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly addresses: readonly AddressChange[]
  readonly removedAddresses: readonly string[]
}

export interface CustomerOrder extends StatedTotals {
  readonly id: string
  readonly number: string
  readonly status: string | null
  /** In UTC; null if the platform does not state it. */
  readonly createdAt: string | null
  /** ISO 4217; null if the platform does not state it. */
  readonly currency: string | null
  /** Display text; null if the platform does not state it. */
  readonly shippingMethod: string | null
  /** Carrier and method: 'flatrate_flatrate'. */
  readonly shippingMethodCode: string | null
  readonly paymentMethod: string | null
  readonly shippingAddress: OrderAddress | null
  readonly billingAddress: OrderAddress | null
  readonly lines: readonly CustomerOrderLine[]
}

/** A copy of the address at the time of the order. */
export interface OrderAddress {
  readonly name: string | null
  readonly company: string | null
  readonly street: readonly string[]
  readonly city: string | null
  readonly region: string | null
  readonly postcode: string | null
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null
  readonly telephone: string | null
  readonly vatNumber: string | null
}

export interface CustomerOrderLine {
  readonly sku: string
  readonly name: string
  /** Whether the platform composed the sku from a bundle's sku and its components' skus. */
  readonly isBundle: boolean
  readonly quantity: number
  /** In the main unit of the currency; null if the platform does not state it. */
  readonly rowTotal: number | null
  readonly rowTotalWithTax: number | null
}
