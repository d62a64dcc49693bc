import type { AttributesByCode, CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { configurableOptions, withReachableVariants } from '../../domain/products/configurable.ts'

/** Keeps only the variants that the product's options can select. */
export const dropUnreachable = (product: CatalogProduct, attributes: AttributesByCode): CatalogProduct =>
  product.type === 'configurable' ? withReachableVariants(product, configurableOptions(product, attributes)) : product
