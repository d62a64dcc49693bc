import type { AttributeValue, CatalogProduct, ConfigurableChild } from '../../domain/catalog/catalog.types.ts'
import { type ChoiceOption, childBySku, configurableOptions, variantSelection } from '../../domain/products/configurable.ts'
import { needsChoice } from '../../domain/products/needs-choice.ts'
import { productUrl } from '../../domain/urls/product-url.ts'
import { reachable } from '../availability/reachable-variants.ts'
import type { RequestScope } from '../request-scope.ts'
import { urlSettings } from '../urls/url-settings.ts'
import type { PictureModel, VariantModel } from './models.ts'

type StoreScope = Pick<RequestScope, 'store'>

/** What has to be chosen. */
export const optionsOf = async (product: CatalogProduct, { store }: StoreScope): Promise<readonly ChoiceOption[]> =>
  configurableOptions(product, await store.attributes())

/** The variant that a request names; null when none is named or it cannot be chosen. */
export async function selectedVariant(
  product: CatalogProduct,
  childSku: string | null,
  { store }: StoreScope,
): Promise<VariantModel | null> {
  const child = childSku === null ? null : childBySku(reachable(product, await store.attributes()), childSku)
  return child && { parent: product, child }
}

/** Whether something is left to be chosen or filled in where a sku has named a product, or one of its variants. */
export async function choiceIsLeft(product: CatalogProduct, childSku: string | null, scope: StoreScope): Promise<boolean> {
  return needsChoice(product, (await selectedVariant(product, childSku, scope)) !== null)
}

/** The values that lead to a variant. */
export const selectionOf = async ({ parent, child }: VariantModel, scope: StoreScope) =>
  variantSelection(child, await optionsOf(parent, scope))

export const variantName = ({ parent, child }: VariantModel): string => child.name ?? parent.name

export const variantUrl = ({ parent, child }: VariantModel, scope: Pick<RequestScope, 'config' | 'storeView'>): string =>
  productUrl(parent, urlSettings(scope), child.sku)

/** A variant's own picture; null when it has none. */
export const variantPicture = (variant: VariantModel): PictureModel | null =>
  variant.child.image === null ? null : { path: variant.child.image, alt: variantName(variant) }

/** A variant's own attributes over its parent's. */
export const variantValues = (parent: CatalogProduct, child: ConfigurableChild): Readonly<Record<string, AttributeValue>> => ({
  ...parent.attributes,
  ...child.attributes,
})
