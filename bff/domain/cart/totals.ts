import { toMinorUnits } from '#schema/rules/money.ts'
import type { ServerMessages } from '../messages/generated/languages.ts'
import type { QuoteSegment, QuoteTotals } from './cart.types.ts'

/** The totals of a cart, in minor units. */
export interface Totals {
  readonly grandTotal: number
  /** Goods including VAT. */
  readonly subtotal: number
  readonly segments: readonly QuoteSegment[]
}

/**
 * The totals of a quote. The platform's segments are returned unchanged; without them, the shop builds its own from the stated
 * amounts. The grand total segment is the amount to pay: the `grandTotal` beside it may exclude tax. Returns null if no grand
 * total is stated.
 * @param minorDigits of the currency
 * @source TOTAL-4; platform contract §4.11, §8.4
 */
export function toTotals(
  totals: QuoteTotals,
  minorDigits: number,
  { totals: titles }: Pick<ServerMessages, 'totals'>,
): Totals | null {
  const segments = totals.segments.length > 0 ? totals.segments : ownSegments(totals, titles)
  const amountBy = (code: string) => segments.find((segment) => segment.code === code)?.value ?? null
  const grandTotal = amountBy('grand_total')
  if (grandTotal === null) return null
  const minor = (amount: number) => toMinorUnits(amount, minorDigits)
  const subtotal = totals.subtotalWithTax ?? amountBy('subtotal') ?? totals.subtotal ?? grandTotal
  return {
    grandTotal: minor(grandTotal),
    subtotal: minor(subtotal),
    segments: segments.map((segment) => ({ ...segment, value: minor(segment.value) })),
  }
}

/** Counts shipping once, not once per line as the platform's own client does. */
function ownSegments(totals: QuoteTotals, titles: ServerMessages['totals']): readonly QuoteSegment[] {
  const { subtotal, subtotalWithTax, shipping, shippingWithTax } = totals
  const segment = (code: keyof typeof titles, value: number | null) =>
    value === null ? [] : [{ code, title: titles[code], value }]
  return [
    ...segment('subtotal_incl_tax', subtotalWithTax ?? subtotal),
    ...segment('payment', 0),
    ...segment('shipping', shippingWithTax ?? shipping),
    ...segment('grand_total', grandTotalWithTax(totals)),
  ]
}

/** The platform may exclude tax from its grand total. Adds it if goods, shipping and discount only add up with it. */
function grandTotalWithTax({ grandTotal, tax, subtotalWithTax, shippingWithTax, discount }: QuoteTotals): number | null {
  if (grandTotal === null || tax === null || subtotalWithTax === null) return grandTotal
  const expected = subtotalWithTax + (shippingWithTax ?? 0) - Math.abs(discount ?? 0)
  const isWithoutTax = Math.abs(grandTotal + tax - expected) < Math.abs(grandTotal - expected)
  return isWithoutTax ? grandTotal + tax : grandTotal
}
