/** What the platform has of a customer. */
export interface CustomerProfile {
  /** The platform's number of the customer; null when it is not said. */
  readonly id: string | null
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** In UTC; null when it is not said. */
  readonly createdAt: string | null
  readonly addresses: readonly CustomerAddress[]
  /** Whether the newsletter goes to them; null when it is not said. */
  readonly isSubscribed: boolean | null
  readonly groupId: number | null
  /** The platform's proof of the group; a secret. */
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

/** An address to be stored; without an id a new one. */
export type AddressChange = Omit<CustomerAddress, 'id' | 'postcode'> & { readonly id: string | null; readonly postcode: string }

/** What of a profile is to change; what is null stays. */
export interface ProfileChange {
  readonly email: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  /** To change or to add. */
  readonly addresses: readonly AddressChange[]
  /** Ids of those that are to go. */
  readonly removedAddresses: readonly string[]
}

export interface CustomerOrder {
  readonly id: string
  readonly number: string
  readonly status: string | null
  /** In UTC; null when it is not said. */
  readonly createdAt: string | null
  /** ISO 4217; null when it is not said. */
  readonly currency: string | null
  /** Amounts are in the main unit of the currency; `null` if the platform does not state them. */
  readonly grandTotal: number | null
  readonly subtotal: number | null
  readonly subtotalWithTax: number | null
  readonly shipping: number | null
  readonly shippingWithTax: number | null
  readonly discount: number | null
  readonly tax: number | null
  readonly couponCode: string | null
  /** As shoppers read them; `null` if the platform does not say. */
  readonly shippingMethod: string | null
  readonly paymentMethod: string | null
  readonly shippingAddress: OrderAddress | null
  readonly billingAddress: OrderAddress | null
  readonly lines: readonly CustomerOrderLine[]
}

/** An address as it was when the order was placed. */
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
  readonly quantity: number
  /** In the main unit of the currency; `null` if the platform does not state it. */
  readonly rowTotal: number | null
  readonly rowTotalWithTax: number | null
}
