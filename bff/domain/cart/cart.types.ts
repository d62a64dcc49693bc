import type { LineIdentity } from '#schema/rules/cart/same-line.ts'

export interface DeviceLine extends LineIdentity {
  /** The device's own id of the line. */
  readonly key: string
  readonly parentSku: string | null
  /** A whole number of at least 1. */
  readonly quantity: number
  /** The quantity is the server's last one; the shopper has not changed it since. */
  readonly isUnchanged: boolean
}

export interface QuoteLine extends LineIdentity {
  readonly itemId: string
  /** The id of its cart, as the platform writes it; null if not stated. */
  readonly quoteId: string | null
  /** A whole number; 0 if the platform states none that can be sold. */
  readonly quantity: number
  readonly name: string
  /** 'simple', 'configurable', 'virtual'… */
  readonly type: string
  /** Attribute and value ids that identify the variant. */
  readonly variantOptions: readonly VariantOption[]
}

export interface VariantOption {
  readonly attributeId: string
  readonly valueId: string
}

/** Totals of a cart or an order, in the main unit of the currency; null if the platform does not state them. */
export interface StatedTotals {
  readonly grandTotal: number | null
  readonly subtotal: number | null
  readonly subtotalWithTax: number | null
  readonly shipping: number | null
  readonly shippingWithTax: number | null
  /** Total VAT after discounts. */
  readonly tax: number | null
  /** Null if there is no coupon. */
  readonly couponCode: string | null
  /** Zero or negative. */
  readonly discount: number | null
}

/** The platform's totals of a cart. */
export interface QuoteTotals extends StatedTotals {
  /** In the platform's order. */
  readonly segments: readonly QuoteSegment[]
  /** By the platform's item id. */
  readonly lines: ReadonlyMap<string, QuoteLineTotals>
}

export interface QuoteSegment {
  readonly code: string
  readonly title: string
  readonly value: number
}

export interface QuoteShippingMethod {
  readonly carrierCode: string
  readonly methodCode: string
  readonly carrierTitle: string
  readonly methodTitle: string
  /** In decimals of the main unit; null if the platform states none that is a number. */
  readonly price: number | null
  readonly priceWithTax: number | null
  readonly isAvailable: boolean
}

export interface QuotePaymentMethod {
  readonly code: string
  readonly title: string
}

/** The delivery address, as far as it is known. @source TOTAL-7 */
export interface QuoteAddress {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly postcode: string
  readonly city: string
  readonly street: readonly string[]
  readonly region: string
  readonly regionId: number
  readonly regionCode: string
}

/** The totals of one line. Prices are null if the platform states none that is a number. */
export interface QuoteLineTotals {
  readonly quantity: number | null
  readonly price: number | null
  readonly priceWithTax: number | null
  readonly rowTotal: number | null
  readonly rowTotalWithTax: number | null
  /** Display texts of the chosen options. */
  readonly options: readonly { readonly label: string; readonly value: string }[]
}
