import type { PriceSummaryKind } from '#schema/generated/types.ts'

interface Amount {
  /** In minor units. */
  readonly amount: number
  readonly formatted: string
}

export interface PriceSummaryRowView {
  readonly kind: PriceSummaryKind
  readonly label: string | null
  readonly gross: Amount
  readonly net: Amount | null
}

/** What a shopper reads of a price summary. */
export interface PriceSummaryView {
  readonly rows: readonly PriceSummaryRowView[]
  readonly vat: { readonly formatted: string } | null
  readonly total: { readonly formatted: string }
}
