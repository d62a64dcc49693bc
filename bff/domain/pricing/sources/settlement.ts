import type { SourcePrices } from '../../catalog/catalog.types.ts'

/** Net decimals of the main unit. */
export interface SettledPrices {
  /** What is asked; as much or more than the special price. */
  readonly price: number
  /** 0 where there is none. */
  readonly specialPrice: number
  readonly originalPrice: number
}

/**
 * Which of a product's prices is asked now. Sources exclude tax; 0 and null are both 'none' to them. It works from the original
 * prices where the source has kept them, so that what the platform has settled before is not settled again.
 *
 * The oddities are the platform's and kept, because its totals have them too: a final price lowered by an expired
 * special price stays low, and when a catalogue rule undercuts a special price the two change places (unless that
 * special price is above the original one: nothing is ever dearer than without an offer).
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
