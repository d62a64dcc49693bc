import type { CatalogProduct } from '../catalog/catalog.types.ts'

/** Whether something has to be chosen or filled in before a product can go into a basket. */
export function needsChoice({ type, customOptions }: Pick<CatalogProduct, 'type' | 'customOptions'>): boolean {
  return type === 'configurable' || type === 'grouped' || type === 'bundle' || customOptions.some(({ required }) => required)
}
