import type { LineIdentity } from '#schema/rules/cart/same-line.ts'

/** A line as the shopper sees it on a device. */
export interface DeviceLine extends LineIdentity {
  /** The device's own name for it. */
  readonly key: string
  readonly parentSku: string | null
  /** Whole, 1 or more. */
  readonly quantity: number
  /** The quantity is the one the server said last: nobody asked for it here since. */
  readonly isUnchanged: boolean
}

/** A line as the platform has it. */
export interface QuoteLine extends LineIdentity {
  readonly itemId: string
  /** Of the cart it is in, as the platform writes it; null when it did not say. */
  readonly quoteId: string | null
  /** Whole; 0 when the platform gave none that can be sold. */
  readonly quantity: number
  readonly name: string
  /** 'simple', 'configurable', 'virtual'… */
  readonly type: string
  /** Attribute and value ids that make the variant. */
  readonly variantOptions: readonly VariantOption[]
}

export interface VariantOption {
  readonly attributeId: string
  readonly valueId: string
}

/** What the platform says of the sums. All amounts are decimals of the main unit; null where it does not say. */
export interface QuoteTotals {
  readonly grandTotal: number | null
  readonly subtotal: number | null
  readonly subtotalWithTax: number | null
  readonly shipping: number | null
  readonly shippingWithTax: number | null
  /** VAT in the whole, after discounts. */
  readonly tax: number | null
  /** Null when there is no coupon. */
  readonly couponCode: string | null
  /** Less than nothing, or nothing. */
  readonly discount: number | null
  /** In the platform's order. */
  readonly segments: readonly QuoteSegment[]
  /** By the platform's number of the line. */
  readonly lines: ReadonlyMap<string, QuoteLineTotals>
}

export interface QuoteSegment {
  readonly code: string
  readonly title: string
  readonly value: number
}

/** A way of delivery as the platform names it. */
export interface QuoteShippingMethod {
  readonly carrierCode: string
  readonly methodCode: string
  readonly carrierTitle: string
  readonly methodTitle: string
  /** Decimals of the main unit; null where the platform gave none that can be one. */
  readonly price: number | null
  readonly priceWithTax: number | null
  readonly isAvailable: boolean
}

export interface QuotePaymentMethod {
  readonly code: string
  readonly title: string
}

/** Where a cart is to go, as far as it is known. @source TOTAL-7 */
export interface QuoteAddress {
  /** ISO 3166, two letters. */
  readonly country: string
  readonly postcode: string
  readonly city: string
  readonly street: readonly string[]
  readonly region: string
  readonly regionId: number
  readonly regionCode: string
}

/** What one line costs; prices are null where the platform gave none that can be one. */
export interface QuoteLineTotals {
  readonly quantity: number | null
  readonly price: number | null
  readonly priceWithTax: number | null
  readonly rowTotal: number | null
  readonly rowTotalWithTax: number | null
  /** What was chosen, as shoppers read it. */
  readonly options: readonly { readonly label: string; readonly value: string }[]
}
