import { fromNetAndGross, type TaxedAmount, withoutTax, withTax } from '#schema/rules/money.ts'
import type { SourcePrices } from '../catalog/catalog.types.ts'
import type { ConfirmedPrice, PriceContext, PriceView, RefreshedAmounts, RefreshedPrice } from './pricing.types.ts'
import { lowerToTier } from './tier.ts'

export interface PriceSources {
  readonly catalog: PriceView
  /** The sum of the components of a grouped product or bundle; null for other types. */
  readonly components: PriceView | null
  /** The platform's recent answer; null if there is none. */
  readonly confirmed: ConfirmedPrice | null
  /** Net price of one piece for the shopper's customer group; null if the group has no tier. */
  readonly tier: number | null
}

export interface ConfirmContext extends Pick<PriceContext, 'rate' | 'now' | 'minorDigits'> {
  /** Whether `rate` is that of the customer's group: the platform confirms gross prices without groups. @source PRICE-18 */
  readonly isTaxGrouped?: boolean
}

/**
 * The price that takes precedence: the sum of the components, otherwise the confirmed price, otherwise the catalogue's. A tier
 * can lower a confirmed price, because the platform confirms prices without customer groups. The catalogue price already includes
 * the tier.
 * @source PRICE-2, PRICE-5, TAX-8
 */
export function winningPrice(sources: PriceSources, context: ConfirmContext): PriceView {
  const { catalog, components, confirmed, tier } = sources
  if (components) return components
  if (!confirmed) return catalog
  const price = { ...toRefreshedPrice(catalog, confirmed, context), refreshedAt: confirmed.refreshedAt }
  return tier === null ? price : lowerToTier(price, tierAmount(tier, context))
}

const tierAmount = (net: number, { rate, minorDigits }: Pick<PriceContext, 'rate' | 'minorDigits'>): TaxedAmount =>
  withTax(net, rate ?? 0, minorDigits)

/**
 * Updates a price with the platform's latest answer. Without an answer the stored price stays and is marked not current.
 * @param refreshed matched by product id
 * @source PRICE-2; platform contract §3.7
 */
export function toRefreshedPrice(
  view: PriceView,
  refreshed: RefreshedPrice | null | undefined,
  context: ConfirmContext,
): PriceView {
  if (!refreshed) return { ...view, isCurrent: false, refreshedAt: null }
  const confirm = (key: keyof RefreshedAmounts) => confirmedAmount(refreshed.gross[key], refreshed.net?.[key] ?? null, context)
  const final = confirm('final') ?? view.final
  const regular = confirm('regular') ?? view.regular
  const special = final.gross < regular.gross ? confirm('special') : null
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
    refreshedAt: context.now.toISOString(),
  }
}

/** Answers without net amounts, or with one that is 0 or above the gross amount, are split by the product's own rate. @source PRICE-21 */
function confirmedAmount(
  gross: number | null,
  statedNet: number | null,
  { rate, minorDigits, isTaxGrouped = false }: ConfirmContext,
): TaxedAmount | null {
  if (gross === null) return null
  const net = statedNet !== null && (statedNet > gross || (statedNet === 0 && gross > 0)) ? null : statedNet
  if (isTaxGrouped && net !== null) return withTax(net, rate ?? 0, minorDigits)
  return net === null ? withoutTax(gross, rate ?? 0, minorDigits) : fromNetAndGross(net, gross, minorDigits)
}

/** Whether the source states a price; a price of 0 is a statement. @source PRICE-9 */
export const hasPrice = (source: SourcePrices): boolean => statedPrices(source).some((price) => price !== null)

/** Fills a missing price from the product's other prices. */
export function withKnownPrice<Source extends SourcePrices>(source: Source): Source {
  if (source.price !== null || source.originalPrice !== null) return source
  return { ...source, price: statedPrices(source).find((price) => price !== null) ?? null }
}

const statedPrices = (source: SourcePrices): readonly (number | null)[] => [
  source.price,
  source.originalPrice,
  source.originalFinalPrice,
  source.finalPrice,
  source.originalSpecialPrice,
  source.specialPrice,
]

/** Net, in decimals of the main unit. */
export interface ApplicablePrices {
  /** The price to pay; never less than the special price. */
  readonly price: number
  /** 0 if there is none. */
  readonly specialPrice: number
  readonly originalPrice: number
}

/**
 * Determines which of a product's prices applies now. Sources exclude tax and use both 0 and null for 'none'. Works from the
 * original prices if the source has kept them, so that prices the platform has already reduced are not reduced twice.
 *
 * Two oddities are the platform's and kept, because its totals have them too. A final price lowered by an expired special price
 * stays low. When a catalogue rule undercuts a special price the two swap, unless that special price is above the original one:
 * an offer never raises a price.
 *
 * @source PRICE-6; platform contract §3.4, §3.6
 */
export function applicablePrices(source: SourcePrices, isSpecialActive: boolean): ApplicablePrices {
  const originalPrice = source.originalPrice || source.price || 0
  const final = source.originalFinalPrice || source.finalPrice || originalPrice
  const special = source.originalSpecialPrice || source.specialPrice || originalPrice
  const reduced = Math.min(final, originalPrice)
  if (special >= originalPrice) return { price: reduced, specialPrice: 0, originalPrice }
  if (!isSpecialActive) return { price: Math.max(reduced, special), specialPrice: 0, originalPrice }
  return { price: special, specialPrice: Math.min(reduced, special), originalPrice }
}
