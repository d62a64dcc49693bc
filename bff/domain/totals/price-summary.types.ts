import type { TaxedAmount } from '#schema/rules/money.ts'

export type PriceSummaryKind = 'GOODS' | 'DISCOUNT' | 'DELIVERY' | 'PAYMENT' | 'OTHER' | 'ROUNDING' | 'UNEXPLAINED'

/** A stated amount, in minor units; null for a side the platform omits. */
export interface StatedAmount {
  readonly kind: PriceSummaryKind
  /** The coupon, the delivery method or the platform's title; null if there is none. */
  readonly label: string | null
  readonly net: number | null
  readonly gross: number | null
}

/** A stated amount that may or may not include VAT: discounts, fees and unknown segments. */
export interface AmbiguousAmount {
  readonly kind: PriceSummaryKind
  readonly label: string | null
  readonly amount: number
}

/** The lines and the amount of a cart or an order. */
export interface LineTotals {
  /** Null for a line without a price. */
  readonly lines: readonly (TaxedAmount | null)[]
  /** The amount paid or to pay, in minor units. */
  readonly grandTotal: number
  readonly minorDigits: number
}

export interface StatedAmounts {
  /** The amount to pay, including VAT. */
  readonly total: number
  /** Candidates for the VAT in the total, most trusted first. */
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
  /** Null if the total VAT is unknown. */
  readonly net: number | null
}

/**
 * Rows that add up, in minor units: gross amounts to `total`, net amounts to `net`, and `net + vat = total`. `net` and `vat` are
 * null if the VAT is unknown.
 */
export interface PriceSummary {
  readonly rows: readonly PriceSummaryRow[]
  readonly net: number | null
  readonly vat: number | null
  readonly total: number
}
