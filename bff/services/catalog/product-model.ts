import type { ProductVisibility } from '#schema/generated/types.ts'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { needsChoice } from '../../domain/products/needs-choice.ts'
import { isPhoneOrderOnly } from '../../domain/products/phone-order.ts'
import { isDisabled } from '../../domain/products/product-status.ts'
import { productUrl } from '../../domain/urls/product-url.ts'
import type { ProductExtras, ProductModel } from '../products/models.ts'
import { productPicture } from '../products/pictures.ts'
import { urlSettings } from '../products/url-settings.ts'
import type { RequestScope } from '../scope/request-scope.ts'

/** Keyed by the platform's numbers. @source platform contract §2.7 */
const VISIBILITIES: Readonly<Record<number, ProductVisibility>> = {
  1: 'NOT_VISIBLE',
  2: 'CATALOG',
  3: 'SEARCH',
  4: 'CATALOG_AND_SEARCH',
}

/** Combines the catalogue's fields of a product with the fields that cost a call. */
export const productModel = (
  product: CatalogProduct,
  childSku: string | null,
  extras: ProductExtras,
  scope: Pick<RequestScope, 'config' | 'storeView'>,
): ProductModel => ({
  product,
  id: product.id,
  sku: product.sku,
  parentSku: product.sku,
  name: product.name,
  slug: product.slug,
  url: productUrl(product, urlSettings(scope)),
  urlKey: product.urlKey,
  urlPath: product.urlPath,
  status: isDisabled(product) ? 'DISABLED' : 'ENABLED',
  visibility: VISIBILITIES[product.visibility] ?? 'NOT_VISIBLE',
  categoryIds: product.categoryIds,
  picture: productPicture(product),
  phoneOrderOnly: isPhoneOrderOnly(product),
  needsChoice: needsChoice(product),
  metaTitle: product.metaTitle,
  metaDescription: product.metaDescription,
  childSku,
  ...extras,
})
