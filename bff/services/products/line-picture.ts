import type { CatalogProduct, ConfigurableChild } from '../../domain/catalog/catalog.types.ts'
import type { PictureModel } from './models.ts'
import { productPicture } from './pictures.ts'
import { variantPicture } from './variants.ts'

/** The picture of a line: the variant's own, otherwise the product's. */
export const linePicture = (product: CatalogProduct, child: ConfigurableChild | null): PictureModel =>
  (child && variantPicture({ parent: product, child })) ?? productPicture(product)
