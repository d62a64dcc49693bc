import { type TaxedAmount, taxed } from '#schema/rules/money.ts'
import type { ConfirmedPrice, PriceContext, PriceView } from '../pricing.types.ts'
import { loweredToTier } from '../tier.ts'
import { refreshedPrice } from './refresh.ts'

/** Everything that says what a product costs. */
export interface PriceSources {
  /** By the catalogue's own data. */
  readonly catalog: PriceView
  /** The sum of its components, of a grouped product or a bundle; null for the others. */
  readonly components: PriceView | null
  /** What the platform has answered for it lately; null when it has not. */
  readonly confirmed: ConfirmedPrice | null
  /** Net, the price of one for the shopper's customer group; null when the group has none. */
  readonly tier: number | null
}

/**
 * The price that wins: the sum of the components, else the confirmed price, else the catalogue's. A tier counts under a
 * confirmed price, because the platform confirms everybody's prices; the catalogue's has it already.
 * @source PRICE-2, PRICE-5, TAX-8
 */
export function winningPrice(sources: PriceSources, context: Pick<PriceContext, 'rate' | 'now' | 'minorDigits'>): PriceView {
  const { catalog, components, confirmed, tier } = sources
  if (components) return components
  if (!confirmed) return catalog
  const price = { ...refreshedPrice(catalog, confirmed, context), refreshedAt: confirmed.refreshedAt }
  return tier === null ? price : loweredToTier(price, tierAmount(tier, context))
}

const tierAmount = (net: number, { rate, minorDigits }: Pick<PriceContext, 'rate' | 'minorDigits'>): TaxedAmount =>
  taxed(net, rate ?? 0, minorDigits)
