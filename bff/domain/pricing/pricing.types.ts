import type { TaxedAmount } from '#schema/rules/money.ts'

export interface PriceContext {
  /** VAT in percent; null if no rule or rate applies to the product. Not the same as 0 %. */
  readonly rate: number | null
  readonly now: Date
  /** Time zone of the catalogue's dates: 'Europe/London'. */
  readonly timeZone: string
  /** Decimal digits of the currency's minor unit; defaults to 2. */
  readonly minorDigits?: number
}

/** A displayed price, in minor units. Maps one to one to `ProductPrice` of the schema, except for `unit`. */
export interface PriceView {
  readonly regular: TaxedAmount
  readonly final: TaxedAmount
  readonly special: TaxedAmount | null
  readonly onSale: boolean
  readonly isFrom: boolean
  /** Set if no source states a price; the amounts are then 0. Absent for a stated price, even one of 0. */
  readonly isUnknown?: true
  readonly isCurrent: boolean
  /** ISO 8601. */
  readonly refreshedAt: string | null
}

/**
 * The platform's price answer for one product, in decimals of the main unit. `net` is null if the answer has no net amounts.
 * @source platform contract E5, §3.7
 */
export interface RefreshedPrice {
  readonly id: string
  readonly gross: RefreshedAmounts
  readonly net: RefreshedAmounts | null
}

/** The platform's price answer with its time. */
export interface ConfirmedPrice extends RefreshedPrice {
  /** ISO 8601. */
  readonly refreshedAt: string
}

export interface RefreshedAmounts {
  readonly final: number
  readonly regular: number
  readonly special: number | null
}
