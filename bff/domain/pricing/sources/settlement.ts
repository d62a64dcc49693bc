import type { SourcePrices } from '../../catalog/catalog.types.ts'

/** Net, in decimals of the main unit. */
export interface SettledPrices {
  /** The price to pay; never less than the special price. */
  readonly price: number
  /** 0 if there is none. */
  readonly specialPrice: number
  readonly originalPrice: number
}

/**
 * Determines which of a product's prices applies now. Sources exclude tax and use both 0 and null for 'none'. Works from the
 * original prices if the source has kept them, so that prices the platform has already settled are not settled twice.
 *
 * Two oddities are the platform's and kept, because its totals have them too. A final price lowered by an expired special price
 * stays low. When a catalogue rule undercuts a special price the two swap, unless that special price is above the original one:
 * an offer never raises a price.
 *
 * @source PRICE-6; platform contract §3.4, §3.6
 */
export function settledPrices(source: SourcePrices, isSpecialActive: boolean): SettledPrices {
  const originalPrice = source.originalPrice || source.price || 0
  const final = source.originalFinalPrice || source.finalPrice || originalPrice
  const special = source.originalSpecialPrice || source.specialPrice || originalPrice
  const reduced = Math.min(final, originalPrice)
  if (special >= originalPrice) return { price: reduced, specialPrice: 0, originalPrice }
  if (!isSpecialActive) return { price: Math.max(reduced, special), specialPrice: 0, originalPrice }
  return { price: special, specialPrice: Math.min(reduced, special), originalPrice }
}
