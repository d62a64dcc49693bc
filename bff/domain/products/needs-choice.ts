import type { CatalogProduct } from '../catalog/catalog.types.ts'

/**
 * Whether something has to be chosen or filled in before a product can go into a basket.
 * @param hasVariant the variant of a configurable product is known
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
