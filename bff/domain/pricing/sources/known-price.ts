import type { SourcePrices } from '../../catalog/catalog.types.ts'

/** Whether anything says what a product costs; one that says 0 costs nothing. @source PRICE-9 */
export const hasPrice = (source: SourcePrices): boolean => prices(source).some((price) => price !== null)

/** A product whose price itself cannot be read costs what its other prices say. */
export function withKnownPrice<Source extends SourcePrices>(source: Source): Source {
  if (source.price !== null || source.originalPrice !== null) return source
  return { ...source, price: prices(source).find((price) => price !== null) ?? null }
}

const prices = (source: SourcePrices): readonly (number | null)[] => [
  source.price,
  source.originalPrice,
  source.originalFinalPrice,
  source.finalPrice,
  source.originalSpecialPrice,
  source.specialPrice,
]
