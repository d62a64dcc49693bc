import { readMethodTitle } from '#schema/rules/delivery/method-title.ts'
import { sum, toMinorUnits } from '#schema/rules/money.ts'
import type { QuoteSegment, QuoteTotals } from '../cart/cart.types.ts'
import { extraSegments } from '../cart/grand-total.ts'
import { sumSide } from './price-summary.ts'
import type { LineTotals, PriceSummaryKind, StatedAmounts } from './price-summary.types.ts'

/** Codes of payment fees used by platform extensions: 'payment_fee', 'cashondelivery', 'cod_fee'. */
const PAYMENT_FEE = /payment|cash_?on_?delivery|(^|_)cod(_|$)/

/**
 * Converts the totals of a quote for the price summary. The goods are the sum of the cart lines, so that both agree.
 * @source platform contract §8.4
 */
export function cartAmounts(totals: QuoteTotals, { lines, grandTotal, minorDigits }: LineTotals): StatedAmounts {
  const minor = (amount: number) => toMinorUnits(amount, minorDigits)
  const minorOrNull = (amount: number | null) => (amount === null ? null : minor(amount))
  const findSegments = (code: string) => totals.segments.filter((segment) => segment.code === code)
  const sumSegments = (segments: readonly QuoteSegment[]) =>
    segments.length > 0 ? segments.reduce((sum, { value }) => sum + minor(value), 0) : null
  const known = lines.flatMap((line) => line ?? [])
  const goods =
    known.length > 0 && known.length === lines.length
      ? sum(known)
      : {
          net: minorOrNull(totals.subtotal),
          gross:
            minorOrNull(totals.subtotalWithTax) ??
            sumSegments(findSegments('subtotal_incl_tax')) ??
            sumSegments(findSegments('subtotal')),
        }
  const discount = -Math.abs(sumSegments(findSegments('discount')) ?? minorOrNull(totals.discount) ?? 0)
  const vat = [sumSegments(findSegments('tax')), minorOrNull(totals.tax)].flatMap((amount) => amount ?? [])
  const stated: StatedAmounts['stated'] = [
    { kind: 'GOODS', label: null, net: goods.net, gross: goods.gross },
    ...findDelivery(totals, minor),
  ]
  const tolerance = lines.length + 2
  const extras = extraSegments(totals.segments).map((segment) => ({ ...segment, value: minor(segment.value) }))
  return {
    total: grandTotal,
    vat,
    stated,
    ambiguous: [
      ...(discount === 0
        ? []
        : [
            {
              kind: 'DISCOUNT' as const,
              label: joinDetails(findSegments('discount')) ?? totals.couponCode,
              amount: discount,
            },
          ]),
      ...chargedSegments(extras, { sums: sumsOf(stated, vat), total: grandTotal - discount, tolerance }).map(
        ({ code, title, value }) => ({
          kind: summaryKind(code),
          label: title,
          amount: value,
        }),
      ),
    ],
    tolerance,
  }
}

/** The possible sums of the amounts with VAT: the gross amounts, and the net amounts with each VAT amount. An amount that is stated on one side only counts on both. */
function sumsOf(stated: StatedAmounts['stated'], vat: readonly number[]): readonly number[] {
  const onBothSides = stated.map((amount) => ({
    ...amount,
    net: amount.net ?? amount.gross,
    gross: amount.gross ?? amount.net,
  }))
  const [net, gross] = [sumSide(onBothSides, 'net'), sumSide(onBothSides, 'gross')]
  return [gross, ...vat.map((amount) => (net === null ? null : net + amount))].filter((sum) => sum !== null)
}

interface KnownTotal {
  /** The possible sums of goods and delivery. */
  readonly sums: readonly number[]
  /** The sum of goods, delivery and extra segments. */
  readonly total: number
  readonly tolerance: number
}

/**
 * The extra segments that are part of the total. Others repeat an amount or state points to earn: the amounts add up only without them. One
 * within the tolerance cannot be told from rounding, and is kept.
 * @source TOTAL-16
 */
function chargedSegments(extras: readonly QuoteSegment[], { sums, total, tolerance }: KnownTotal): readonly QuoteSegment[] {
  const add = (some: readonly QuoteSegment[]) => some.reduce((sum, { value }) => sum + value, 0)
  const addsUp = (some: readonly QuoteSegment[]) => sums.some((sum) => Math.abs(sum + add(some) - total) <= tolerance)
  const withoutOne = extras.map((left) => extras.filter((segment) => segment !== left))
  const fewer = [...withoutOne, []].filter((some) => Math.abs(add(extras) - add(some)) > tolerance)
  return [extras, ...fewer].find(addsUp) ?? extras
}

const summaryKind = (code: string): PriceSummaryKind => (PAYMENT_FEE.test(code) ? 'PAYMENT' : 'OTHER')

/**
 * Delivery, once a method is chosen. Before that, the platform states an amount of 0 that is not charged. An amount of 0 means
 * free delivery only if the title names the method: 'Shipping (Courier)'.
 */
function findDelivery(
  { segments, shipping, shippingWithTax }: QuoteTotals,
  minor: (amount: number) => number,
): StatedAmounts['stated'] {
  const named = segments.filter(({ code }) => code === 'shipping' || code === 'shipping_incl_tax')
  const described = joinDetails(named)
  const label = described === null ? null : readMethodTitle(described)
  const net = shipping === null ? null : minor(shipping)
  const stated = named[0] ? minor(named[0].value) : null
  // A segment that repeats the net amount does not state the gross amount, unless both are 0.
  const gross = shippingWithTax === null ? (stated === net && net !== 0 ? null : stated) : minor(shippingWithTax)
  const isFree = (net ?? 0) === 0 && (gross ?? 0) === 0
  return isFree && label === null ? [] : [{ kind: 'DELIVERY', label, net, gross }]
}

/** The text in brackets in a title: 'Courier' of 'Shipping (Courier)'. */
const joinDetails = (segments: readonly QuoteSegment[]): string | null =>
  segments.map(({ title }) => /\((.+)\)\s*$/.exec(title)?.[1]?.trim()).find((detail) => detail) ?? null
