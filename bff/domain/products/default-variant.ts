import { findVariant } from '#schema/rules/variant-selection.ts'

export interface VariantOffer {
  readonly sku: string
  /** Gross, in minor units. */
  readonly priceGross: number
}

/**
 * The variant a page opens with if its URL names none: the cheapest, the first of equals; null if none is available. No option is
 * chosen yet, so all variants match equally and the lowest price decides.
 * @source PROD-3, VAR-3; platform contract §6.1, §6.3
 */
export function pickDefaultVariant<Variant extends VariantOffer>(variants: readonly Variant[]): Variant | null {
  const bySku = new Map(variants.toReversed().map((variant) => [variant.sku, variant]))
  const found = findVariant(
    variants.map(({ sku, priceGross }) => ({ sku, values: {}, priceGross })),
    {},
  )
  return found ? (bySku.get(found.sku) ?? null) : null
}
