import { type TaxedAmount, taxedFromGross, taxedPair } from '#schema/rules/money.ts'
import type { PriceContext, PriceView, RefreshedAmounts, RefreshedPrice } from '../pricing.types.ts'

/**
 * Updates a price with the platform's latest answer. Without an answer the stored price stays and is marked not current.
 * @param refreshed matched by product id
 * @source PRICE-2; platform contract §3.7
 */
export function refreshedPrice(
  view: PriceView,
  refreshed: RefreshedPrice | null | undefined,
  { rate, now, minorDigits }: Pick<PriceContext, 'rate' | 'now' | 'minorDigits'>,
): PriceView {
  if (!refreshed) return { ...view, isCurrent: false, refreshedAt: null }
  const amountOf = (key: keyof RefreshedAmounts) => amount(refreshed.gross[key], refreshed.net?.[key] ?? null, rate, minorDigits)
  const final = amountOf('final') ?? view.final
  const regular = amountOf('regular') ?? view.regular
  const special = final.gross < regular.gross ? amountOf('special') : null
  const onSale = special !== null && special.gross > 0 && special.gross < regular.gross
  return {
    regular,
    final,
    special: onSale ? special : null,
    onSale,
    isFrom: view.isFrom,
    // The platform calculates 0 from a price it does not have.
    ...(view.isUnknown && final.gross <= 0 && { isUnknown: true }),
    isCurrent: true,
    refreshedAt: now.toISOString(),
  }
}

/** Answers without net amounts are split by the product's own rate. */
function amount(gross: number | null, net: number | null, rate: number | null, minorDigits?: number): TaxedAmount | null {
  if (gross === null) return null
  return net === null ? taxedFromGross(gross, rate ?? 0, minorDigits) : taxedPair(net, gross, minorDigits)
}
