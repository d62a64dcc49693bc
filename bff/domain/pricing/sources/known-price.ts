import type { SourcePrices } from '../../catalog/catalog.types.ts'

/** Whether the source states a price; a price of 0 is a statement. @source PRICE-9 */
export const hasPrice = (source: SourcePrices): boolean => prices(source).some((price) => price !== null)

/** Fills a missing price from the product's other prices. */
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
