import type { CustomerOrderFragment, OrderAddressLinesFragment } from './generated/operations.ts'
import type { PriceSummaryKind } from './generated/types.ts'

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

/** A price summary as shown to shoppers. */
export interface PriceSummaryView {
  readonly rows: readonly PriceSummaryRowView[]
  readonly vat: { readonly formatted: string } | null
  readonly total: { readonly formatted: string }
}

export type PostalAddressLines = Omit<OrderAddressLinesFragment, '__typename'>

interface FormattedMoney {
  readonly formatted: string
}

type LineTotal = NonNullable<CustomerOrderFragment['lines'][number]['total']>

export interface OrderRecordLine {
  readonly sku: string
  readonly name: string
  readonly quantity: number
  /** The product's picture; undefined if unknown. */
  readonly picture?: { readonly path: string; readonly alt: string } | null
  /** Path of the product page; undefined if unknown. */
  readonly url?: string | null
  /** The chosen options; undefined if unknown. */
  readonly options?: readonly { readonly label: string; readonly value: string }[]
  /** The line total as the platform states it, with or without VAT; used if `total` is null. */
  readonly rowTotal: FormattedMoney | null
  readonly total:
    | ({ readonly [Side in 'net' | 'gross']: Pick<LineTotal[Side], 'formatted'> } & {
        readonly tax?: Pick<LineTotal['tax'], 'formatted'>
      })
    | null
  /** In percent; undefined or null if unknown. */
  readonly vatRate?: number | null
}

/** An order as the device or the platform knows it: lines, totals, addresses and methods. */
export interface OrderRecordView {
  readonly lines: readonly OrderRecordLine[]
  readonly grandTotal: FormattedMoney | null
  readonly summary: PriceSummaryView | null
  readonly deliveryAddress: PostalAddressLines | null
  readonly billingAddress: PostalAddressLines | null
  readonly deliveryMethod: string | null
  /** Carrier and method: 'branch_collect'; undefined or null if unknown. */
  readonly deliveryMethodCode?: string | null
  /** When it arrives, in words with the date; undefined if nothing was promised. */
  readonly arrival?: string
  readonly paymentMethod: string | null
}
