import { findVariant } from '#schema/rules/variant-selection.ts'

/** A variant that can be had, with what it costs. */
export interface VariantOffer {
  readonly sku: string
  /** Gross, minor units. */
  readonly priceGross: number
}

/**
 * The variant a page opens with when its URL names none: the cheapest, the first of equals; null when none can be had.
 * Nothing is chosen yet, so all match equally and the lowest price decides.
 * @source PROD-3, VAR-3; platform contract §6.1, §6.3
 */
export function defaultVariantOf<Variant extends VariantOffer>(variants: readonly Variant[]): Variant | null {
  const bySku = new Map(variants.toReversed().map((variant) => [variant.sku, variant]))
  const found = findVariant(
    variants.map(({ sku, priceGross }) => ({ sku, values: {}, priceGross })),
    {},
  )
  return found ? (bySku.get(found.sku) ?? null) : null
}
