import type { QuoteLine } from '../cart/cart.types.ts'

/** Whom an order goes to, or its bill. What is not there is empty. */
export interface OrderAddress {
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  /** One or two lines, none of them empty. */
  readonly street: readonly string[]
  readonly city: string
  readonly region: string
  readonly postcode: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly telephone: string
  readonly vatNumber: string
}

/** An order, ready to be placed. */
export interface NewOrder {
  /** `{epoch}-{guid}`, made by the device: the same for every attempt. */
  readonly key: string
  /** The platform's number of the customer; null for guests. */
  readonly customerId: string | null
  readonly cartId: string
  readonly email: string
  readonly lines: readonly OrderedLine[]
  /** Null where nothing has to be delivered. */
  readonly delivery: OrderDelivery | null
  readonly billingAddress: OrderAddress
  readonly paymentCode: string
  readonly createdAt: Date
}

/** Where an order goes and how. */
export interface OrderDelivery {
  readonly address: OrderAddress
  readonly carrierCode: string
  readonly methodCode: string
}

/** A line of the cart that is ordered. */
export interface OrderedLine {
  readonly quote: QuoteLine
  /** Of a variant, its product's. */
  readonly parentSku: string | null
  readonly quantity: number
  /** Of one, decimals of the main unit; 0 where the platform named none. */
  readonly price: number
  readonly priceWithTax: number
}

/** What is known of an order that was placed, or that the platform has taken into its queue. */
export interface OrderReceipt {
  /** The platform's; the order key where it did not say. */
  readonly id: string
  /** Null when the platform has not said yet. */
  readonly number: string | null
  /** The order is in the platform's queue: whether it is placed is not known yet. */
  readonly isReceived?: true
}
