import type { TaxedAmount } from '#schema/rules/money.ts'

/** What a price is computed with. */
export interface PriceContext {
  /** VAT in percent; null when no rule or rate applies to the product (not the same as 0 %). */
  readonly rate: number | null
  readonly now: Date
  /** Zone of the catalogue's dates: 'Europe/London'. */
  readonly timeZone: string
  /** Decimal digits of the currency's minor unit; 2 where it is not said. */
  readonly minorDigits?: number
}

/** A price as the shop shows it, in minor units; maps one to one on `ProductPrice` of the schema, `unit` aside. */
export interface PriceView {
  readonly regular: TaxedAmount
  readonly final: TaxedAmount
  readonly special: TaxedAmount | null
  readonly onSale: boolean
  readonly isFrom: boolean
  /** Nothing says what it costs: the amounts are none. Left out where something does, be it 0. */
  readonly isUnknown?: true
  readonly isCurrent: boolean
  /** ISO 8601. */
  readonly refreshedAt: string | null
}

/**
 * What the platform's price call says about one product, decimals of the main unit; `net` is null when it left the
 * net amounts out.
 * @source platform contract E5, §3.7
 */
export interface RefreshedPrice {
  readonly id: string
  readonly gross: RefreshedAmounts
  readonly net: RefreshedAmounts | null
}

/** What the platform has answered, with the moment it did. */
export interface ConfirmedPrice extends RefreshedPrice {
  /** ISO 8601. */
  readonly refreshedAt: string
}

export interface RefreshedAmounts {
  readonly final: number
  readonly regular: number
  readonly special: number | null
}
