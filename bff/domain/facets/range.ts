import { LOCALE } from '#schema/rules/constants.ts'
import { formatMoney, formatWholeMoney, type PriceFormat } from '#schema/rules/price-format.ts'
import type { ChosenRange } from './facets.types.ts'

/** Whole units of any currency: a sofa can cost tens of millions of rupiah. */
const RANGE = /^(\d{1,12})?-(\d{1,12})?$/

/** Parses a range id: '50-100', '150-', '0-50'. Returns null for anything else and for a range that restricts nothing. */
export function readRange(id: string): ChosenRange | null {
  const [, from, to] = RANGE.exec(id) ?? []
  const range = { from: Number(from ?? 0) || null, to: to === undefined ? null : Number(to) }
  const restricts = range.from !== null || range.to !== null
  return restricts && (range.to === null || range.to > (range.from ?? 0)) ? range : null
}

/** The id of a range; the inverse of `readRange`. */
export const rangeId = ({ from, to }: ChosenRange): string => `${from ?? 0}-${to ?? ''}`

/**
 * '< £50', '£50 - £100', '> £150'.
 * @source LIMIT-5; platform contract §7.3, §12.6
 */
export function rangeLabel({ from, to }: ChosenRange, format: PriceFormat): string {
  const money = (units: number) => formatBound(units, format)
  if (to === null) return `> ${money(from ?? 0)}`
  return from ? `${money(from)} - ${money(to)}` : `< ${money(to)}`
}

/** The label of a range with VAT: its bounds at that rate. @source LIST-22 */
export function grossRangeLabel({ from, to }: ChosenRange, taxRate: number, format: PriceFormat): string {
  const gross = (units: number | null) => (units === null ? null : (units * (100 + taxRate)) / 100)
  return rangeLabel({ from: gross(from), to: gross(to) }, format)
}

/** With minor units only if there are any: 59.5 is '£59.50'. */
export function formatBound(units: number, format: PriceFormat): string {
  const minor = Math.round(units * 10 ** (format.minorDigits ?? LOCALE.fractionDigits))
  return Number.isInteger(units) ? formatWholeMoney(units, format) : formatMoney(minor, format)
}
