import type { QuoteLine } from '../cart/cart.types.ts'

/** A delivery or billing address. Missing values are empty strings. */
export interface OrderAddress {
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  /** One or two non-empty lines. */
  readonly street: readonly string[]
  readonly city: string
  readonly region: string
  readonly postcode: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly telephone: string
  readonly vatNumber: string
}

export interface NewOrder {
  /** Idempotency key `{epoch}-{guid}`, created by the device: the same for every attempt. */
  readonly key: string
  /** The platform's customer id; null for guests. */
  readonly customerId: string | null
  readonly cartId: string
  readonly email: string
  readonly lines: readonly OrderedLine[]
  /** Null if nothing needs delivery. */
  readonly delivery: OrderDelivery | null
  readonly billingAddress: OrderAddress
  readonly paymentCode: string
  readonly createdAt: Date
}

/** Delivery address and shipping method of an order. */
export interface OrderDelivery {
  readonly address: OrderAddress
  readonly carrierCode: string
  readonly methodCode: string
}

export interface OrderedLine {
  readonly quote: QuoteLine
  /** The parent's sku for a variant. */
  readonly parentSku: string | null
  readonly quantity: number
  /** Unit price in decimals of the main unit; 0 if the platform stated none. */
  readonly price: number
  readonly priceWithTax: number
}

/** The platform's answer for an order that it has placed or queued. */
export interface OrderReceipt {
  /** The platform's id; the order key if the platform stated none. */
  readonly id: string
  /** Null until the platform states it. */
  readonly number: string | null
  /** The order is in the platform's queue and may not be placed yet. */
  readonly isReceived?: true
}
