import { TIMBER_ATTRIBUTES } from '#schema/rules/timber-attributes.ts'
import type { CatalogProduct } from '../catalog/catalog.types.ts'
import { isFlagged } from '../catalog/product-attributes.ts'

/**
 * Whether a product is ordered by telephone only: the merchant says so, or it requires a file, which the shop does not accept.
 * @source ATTR-5
 */
export const isPhoneOrderOnly = (product: Pick<CatalogProduct, 'attributes' | 'customOptions'>): boolean =>
  isFlagged(product, TIMBER_ATTRIBUTES.phoneOrderOnly) ||
  product.customOptions.some(({ type, required }) => type === 'file' && required)
