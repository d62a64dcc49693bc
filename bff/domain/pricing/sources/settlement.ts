import type { SourcePrices } from '../../catalog/catalog.types.ts'

/** Net decimals of the main unit; 0 and null are both 'none'. */
export interface SettledPrices {
  readonly price: number
  readonly finalPrice: number | null
  readonly specialPrice: number
  readonly originalPrice: number
  readonly originalFinalPrice: number | null
  readonly originalSpecialPrice: number | null
}

export interface SettlementTerms {
  /** 20 means 20 %. */
  readonly rate: number
  readonly isSpecialActive: boolean
  readonly sourceIncludesTax?: boolean
  readonly finalIncludesTax?: boolean
}

/**
 * Which of a product's prices is asked now. It works from the original prices where the source has kept them, so that
 * settling twice changes nothing.
 *
 * The oddities are the platform's and kept, because its totals have them too: a final price lowered by an expired
 * special price stays low, and when a catalogue rule undercuts a special price the two change places (unless that
 * special price is above the original one: nothing is ever dearer than without an offer).
 *
 * @source PRICE-6; platform contract §3.4, §3.6
 */
export function settledPrices(source: SourcePrices, terms: SettlementTerms): SettledPrices {
  const hasOriginals = source.originalPrice !== null && source.originalFinalPrice !== null && source.originalSpecialPrice !== null
  const netOf = (value: number | null, includesTax = false) =>
    includesTax && !hasOriginals && value !== null ? value / (1 + terms.rate / 100) : value
  const original = netOf(source.originalPrice || source.price, terms.sourceIncludesTax) ?? 0
  const final = netOf(source.originalFinalPrice || source.finalPrice, terms.finalIncludesTax) || null
  const special = netOf(source.originalSpecialPrice || source.specialPrice, terms.sourceIncludesTax) || null
  return {
    ...asked(original, final, special, terms.isSpecialActive),
    finalPrice: final,
    originalPrice: original,
    originalFinalPrice: final ?? source.originalFinalPrice,
    originalSpecialPrice: special ?? source.originalSpecialPrice,
  }
}

function asked(
  original: number,
  final: number | null,
  special: number | null,
  isSpecialActive: boolean,
): Pick<SettledPrices, 'price' | 'specialPrice'> {
  const isReduced = final !== null && final < original
  const isUndercut = isReduced && special !== null && final < special && special < original
  const price = isUndercut ? special : isReduced ? final : original
  const offer = isUndercut ? final : special
  if (offer === null || offer >= original || !isSpecialActive) return { price, specialPrice: 0 }
  return { price: special ?? price, specialPrice: offer }
}
