import { type TaxedAmount, taxed } from '#schema/rules/money.ts'
import type { ConfirmedPrice, PriceContext, PriceView } from '../pricing.types.ts'
import { loweredToTier } from '../tier.ts'
import { refreshedPrice } from './refresh.ts'

/** All sources of a product's price. */
export interface PriceSources {
  /** According to the catalogue. */
  readonly catalog: PriceView
  /** The sum of the components of a grouped product or bundle; null for other types. */
  readonly components: PriceView | null
  /** The platform's recent answer; null if there is none. */
  readonly confirmed: ConfirmedPrice | null
  /** Net price of one piece for the shopper's customer group; null if the group has no tier. */
  readonly tier: number | null
}

/**
 * The price that takes precedence: the sum of the components, otherwise the confirmed price, otherwise the catalogue's. A tier
 * can lower a confirmed price, because the platform confirms prices without customer groups. The catalogue price already includes
 * the tier.
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
