import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import type { AttributesByCode } from '../../domain/facets/facets.types.ts'
import { configurableOptions, withReachableVariants } from '../../domain/products/configurable.ts'
import { memoize } from '../memoize.ts'

/** A product with the variants that can be chosen by its options; worked out once for as long as the catalogue stays. */
export const reachable = memoize((attributes: AttributesByCode) =>
  memoize(
    (product: CatalogProduct): CatalogProduct =>
      product.type === 'configurable' ? withReachableVariants(product, configurableOptions(product, attributes)) : product,
  ),
)
