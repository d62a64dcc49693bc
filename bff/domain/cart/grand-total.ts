import { toMinorUnits } from '#schema/rules/money.ts'
import type { QuoteSegment, QuoteTotals } from './cart.types.ts'

/** Segments that repeat an amount stated elsewhere in the totals. */
const KNOWN = new Set(['subtotal', 'subtotal_incl_tax', 'shipping', 'shipping_incl_tax', 'discount', 'tax', 'grand_total'])

/** The segments that no other field of the totals states, such as fees and gift cards. */
export const extraSegments = (segments: readonly QuoteSegment[]): readonly QuoteSegment[] =>
  segments.filter(({ code }) => !KNOWN.has(code))

/**
 * The amount to pay in minor units, for totals without a grand total segment. The grand total beside the segments may lack the VAT, or the
 * VAT of the delivery: the reading counts with which goods, delivery, discount and fees add up.
 * @returns null if nothing states the amount, or no reading adds up: the shop shows no amount rather than a wrong one
 * @source TOTAL-14; platform contract §4.11, §8.4
 */
export function readGrandTotal(totals: QuoteTotals, minorDigits: number): number | null {
  const minor = (amount: number | null) => (amount === null ? null : toMinorUnits(amount, minorDigits))
  const segment = (code: string) => totals.segments.find((each) => each.code === code)?.value ?? null
  const stated = minor(totals.grandTotal)
  if (stated === null) return null
  const tax = minor(totals.tax ?? segment('tax'))
  const delivery = { net: minor(totals.shipping), gross: minor(totals.shippingWithTax) }
  const fees = extraSegments(totals.segments).map(({ value }) => minor(value))
  const others = [...fees, -Math.abs(minor(totals.discount ?? segment('discount')) ?? 0)]
  const gross = minor(totals.subtotalWithTax ?? segment('subtotal_incl_tax'))
  const sums = [
    add(gross, delivery.gross ?? (delivery.net ? null : 0), ...others),
    add(minor(totals.subtotal), tax, delivery.net ?? (delivery.gross ? null : 0), ...others),
  ].filter((sum) => sum !== null)
  if (sums.length === 0) return tax ? null : stated
  const deliveryTax = delivery.net === null || delivery.gross === null ? 0 : delivery.gross - delivery.net
  const readings = [stated, stated + (tax ?? 0), stated + deliveryTax]
  const tolerance = totals.lines.size + 2
  return readings.find((reading) => sums.some((sum) => Math.abs(reading - sum) <= tolerance)) ?? null
}

/** The sum of amounts; null if one is unknown. */
const add = (...amounts: readonly (number | null)[]): number | null =>
  amounts.reduce<number | null>((sum, amount) => (sum === null || amount === null ? null : sum + amount), 0)
