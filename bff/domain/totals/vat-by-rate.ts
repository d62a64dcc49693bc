import { sum, type TaxedAmount } from '#schema/rules/money.ts'
import type { TaxRule } from '../catalog/catalog.types.ts'
import type { PriceSummary } from './price-summary.types.ts'

/** An amount of an order and the number of roundings in it, at least one. */
export interface TaxedPart {
  readonly amount: TaxedAmount
  readonly roundings: number
}

/** The amounts of an order at one VAT rate, in minor units. */
export interface VatShare extends TaxedAmount {
  /** 20 means 20 %. */
  readonly rate: number
}

/** The distinct VAT rates of a country in percent, zero included. */
export function listVatRates(rules: readonly TaxRule[], country: string): readonly number[] {
  const rates = rules.flatMap((rule) => rule.rates.filter((rate) => rate.country === country).map(({ percent }) => percent))
  return [...new Set([0, ...rates])]
}

/**
 * The rate that explains an amount's VAT; null if none or several do. Platforms state amounts of past orders, but no rates.
 * @source ORDER-15; platform contract §8.5
 */
export function findVatRate({ amount, roundings }: TaxedPart, rates: readonly number[]): number | null {
  const candidates = rates.filter((rate) => isExplained(amount, rate, Math.max(1, roundings)))
  return candidates.length === 1 ? (candidates[0] ?? null) : null
}

/**
 * The order's net amount, VAT and total by rate, lowest rate first; the shares add up to those of the summary. Null if a rate is unknown
 * or the parts do not explain the total, for example after a discount on goods of several rates.
 * @param parts lines and delivery
 */
export function vatByRate(
  parts: readonly TaxedPart[],
  { net, vat, total }: PriceSummary,
  rates: readonly number[],
): readonly VatShare[] | null {
  const charged = parts.filter(({ amount }) => amount.gross !== 0)
  const rated = charged.map((part) => ({ rate: findVatRate(part, rates), amount: part.amount }))
  if (net === null || vat === null || rated.length === 0 || rated.some(({ rate }) => rate === null)) return null
  const byRate = [...Map.groupBy(rated, ({ rate }) => rate ?? 0)]
    .map(([rate, same]) => ({ rate, ...sum(same.map(({ amount }) => amount)) }))
    .toSorted((a, b) => a.rate - b.rate)
  const known = sum(byRate)
  const tolerance = charged.reduce((all, { roundings }) => all + Math.max(1, roundings), 1)
  const difference = { net: net - known.net, gross: total - known.gross }
  const isRounding = Math.abs(difference.net) <= tolerance && Math.abs(difference.gross) <= tolerance
  if (byRate.length > 1 && !isRounding) return null
  const largest = byRate.reduce((a, b) => (b.gross > a.gross ? b : a))
  const shares = byRate.map((share) => (share === largest ? withDifference(share, difference) : share))
  return shares.every((share) => isExplained(share, share.rate, tolerance)) ? shares : null
}

function withDifference({ rate, net, gross }: VatShare, difference: Pick<TaxedAmount, 'net' | 'gross'>): VatShare {
  const adjusted = { net: net + difference.net, gross: gross + difference.gross }
  return { rate, ...adjusted, tax: adjusted.gross - adjusted.net }
}

const isExplained = ({ net, tax }: TaxedAmount, rate: number, tolerance: number): boolean =>
  Math.abs(tax - (net * rate) / 100) <= tolerance
