/** What a row of a price summary is for. */
export type PriceSummaryKind = 'GOODS' | 'DISCOUNT' | 'DELIVERY' | 'PAYMENT' | 'OTHER' | 'ROUNDING' | 'UNEXPLAINED'

/** An amount the platform stated, in minor units; `null` for a side it left out. */
export interface StatedAmount {
  readonly kind: PriceSummaryKind
  /** The coupon, the delivery method, or the platform's own title; `null` if it gave none. */
  readonly label: string | null
  readonly net: number | null
  readonly gross: number | null
}

/** An amount of which the platform does not say whether VAT is in it: discounts, fees and unknown segments. */
export interface AmbiguousAmount {
  readonly kind: PriceSummaryKind
  readonly label: string | null
  readonly amount: number
}

/** Everything the platform stated about the money of a cart or an order. */
export interface StatedAmounts {
  /** What has to be paid, VAT included. */
  readonly total: number
  /** Candidates for the VAT in the total, the most trusted first. */
  readonly vat: readonly number[]
  readonly stated: readonly StatedAmount[]
  readonly ambiguous: readonly AmbiguousAmount[]
  /** The largest difference that rounding can explain. */
  readonly tolerance: number
}

export interface PriceSummaryRow {
  readonly kind: PriceSummaryKind
  readonly label: string | null
  readonly gross: number
  /** `null` if the VAT of the whole is unknown. */
  readonly net: number | null
}

/**
 * Rows that add up, in minor units: the gross amounts to `total`, the net amounts to `net`, and `net + vat = total`.
 * `net` and `vat` are `null` if the platform does not state the VAT.
 */
export interface PriceSummary {
  readonly rows: readonly PriceSummaryRow[]
  readonly net: number | null
  readonly vat: number | null
  readonly total: number
}
