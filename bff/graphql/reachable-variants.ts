import type { CatalogProduct } from '../domain/catalog.types.ts'
import { configurableOptions, withReachableVariants } from '../domain/configurable.ts'
import type { AttributesByCode } from '../domain/facets.types.ts'
import { rememberedBy } from './remembered.ts'

/** A product with the variants that can be chosen by its options; worked out once for as long as the catalogue stays. */
export const reachable = rememberedBy((attributes: AttributesByCode) =>
  rememberedBy(
    (product: CatalogProduct): CatalogProduct =>
      product.type === 'configurable' ? withReachableVariants(product, configurableOptions(product, attributes)) : product,
  ),
)
