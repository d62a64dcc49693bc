import type { AttributeValue, CatalogProduct, ConfigurableChild } from '../../domain/catalog/catalog.types.ts'
import { childBySku } from '../../domain/products/configurable.ts'
import { needsChoice } from '../../domain/products/needs-choice.ts'
import { productUrl } from '../../domain/urls/product-url.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import type { PictureModel, VariantModel } from './models.ts'
import { dropUnreachable } from './reachable-variants.ts'
import { urlSettings } from './url-settings.ts'

type StoreScope = Pick<RequestScope, 'store'>

/** The variant that the request names; null if it names none or the variant cannot be chosen. */
export async function selectedVariant(
  product: CatalogProduct,
  childSku: string | null,
  { store }: StoreScope,
): Promise<VariantModel | null> {
  const child = childSku === null ? null : childBySku(dropUnreachable(product, await store.attributes()), childSku)
  return child && { parent: product, child }
}

/** Whether the shopper still has to choose or enter something for a product or variant found by its sku. */
export async function choiceIsLeft(product: CatalogProduct, childSku: string | null, scope: StoreScope): Promise<boolean> {
  return needsChoice(product, (await selectedVariant(product, childSku, scope)) !== null)
}

export const variantName = ({ parent, child }: VariantModel): string => child.name ?? parent.name

export const variantUrl = ({ parent, child }: VariantModel, scope: Pick<RequestScope, 'config' | 'storeView'>): string =>
  productUrl(parent, urlSettings(scope), child.sku)

/** The variant's own picture; null if it has none. */
export const variantPicture = (variant: VariantModel): PictureModel | null =>
  variant.child.image === null ? null : { path: variant.child.image, alt: variantName(variant) }

/** The variant's attributes, with the parent's as fallback. */
export const variantValues = (parent: CatalogProduct, child: ConfigurableChild): Readonly<Record<string, AttributeValue>> => ({
  ...parent.attributes,
  ...child.attributes,
})
