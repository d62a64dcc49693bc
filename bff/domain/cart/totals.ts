import { toMinorUnits } from '#schema/rules/money.ts'
import type { ServerMessages } from '../messages/generated/languages.ts'
import type { QuoteSegment, QuoteTotals } from './cart.types.ts'
import { readGrandTotal } from './grand-total.ts'

/** The totals of a cart, in minor units. */
export interface Totals {
  readonly grandTotal: number
  /** Goods including VAT. */
  readonly subtotal: number
  readonly segments: readonly QuoteSegment[]
}

/**
 * The totals of a quote. The platform's segments are returned unchanged; without them, the shop builds its own from the stated
 * amounts. The grand total segment is the amount to pay; without one, the amount is read from the `grandTotal` beside the segments.
 * @param minorDigits of the currency
 * @returns null if the amount to pay is not stated, or its VAT is unclear
 * @source TOTAL-4, TOTAL-14; platform contract §4.11, §8.4
 */
export function toTotals(
  totals: QuoteTotals,
  minorDigits: number,
  { totals: titles }: Pick<ServerMessages, 'totals'>,
): Totals | null {
  const minor = (amount: number) => toMinorUnits(amount, minorDigits)
  const platforms = totals.segments.map((segment) => ({ ...segment, value: minor(segment.value) }))
  const amountBy = (code: string) => platforms.find((segment) => segment.code === code)?.value ?? null
  const grandTotal = amountBy('grand_total') ?? readGrandTotal(totals, minorDigits)
  if (grandTotal === null) return null
  const minorOrNull = (amount: number | null) => (amount === null ? null : minor(amount))
  const subtotal = minorOrNull(totals.subtotalWithTax) ?? amountBy('subtotal') ?? minorOrNull(totals.subtotal) ?? grandTotal
  const segments = platforms.length > 0 ? platforms : ownSegments(totals, grandTotal, minorOrNull, titles)
  return { grandTotal, subtotal, segments }
}

/** Counts shipping once, not once per line as the platform's own client does. */
function ownSegments(
  totals: QuoteTotals,
  grandTotal: number,
  minor: (amount: number | null) => number | null,
  titles: ServerMessages['totals'],
): readonly QuoteSegment[] {
  const goods = minor(totals.subtotalWithTax)
  const [net, gross] = [minor(totals.shipping), minor(totals.shippingWithTax)]
  // The grand total has the delivery's VAT, also if the platform states its price without it.
  const remainder = goods === null ? null : grandTotal - goods + Math.abs(minor(totals.discount) ?? 0)
  const segment = (code: keyof typeof titles, value: number | null) =>
    value === null ? [] : [{ code, title: titles[code], value }]
  return [
    ...segment('subtotal_incl_tax', goods ?? minor(totals.subtotal)),
    ...segment('payment', 0),
    ...segment('shipping', gross ?? (net ? remainder : net)),
    ...segment('grand_total', grandTotal),
  ]
}
