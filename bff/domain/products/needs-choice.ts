import type { CatalogProduct } from '../catalog/catalog.types.ts'

/**
 * Whether the shopper has to choose or enter something before the product can be added to a cart.
 * @param hasVariant whether the variant of a configurable product is known
 */
export function needsChoice(
  { type, customOptions }: Pick<CatalogProduct, 'type' | 'customOptions'>,
  hasVariant = false,
): boolean {
  return (
    (type === 'configurable' && !hasVariant) ||
    type === 'grouped' ||
    type === 'bundle' ||
    customOptions.some(({ required }) => required)
  )
}
