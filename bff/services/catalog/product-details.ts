import { TIMBER_ATTRIBUTES } from '#schema/rules/constants.ts'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { documentsOf as documentsIn, type ProductDocument } from '../../domain/catalog/documents.ts'
import { type Measure, measureOf as measureBy } from '../../domain/catalog/measure.ts'
import { attributeTable, type ProductFact } from '../../domain/catalog/product-attributes.ts'
import type { VariantModel } from '../products/models.ts'
import { variantValues } from '../products/variants.ts'
import type { RequestScope } from '../scope/request-scope.ts'

type StoreScope = Pick<RequestScope, 'store'>

export const attributesOf = async (
  product: CatalogProduct,
  { store, storeView }: Pick<RequestScope, 'store' | 'storeView'>,
): Promise<readonly ProductFact[]> => attributeTable(product, await store.attributes(), storeView.locale)

export const documentsOf = ({ attributes }: CatalogProduct): readonly ProductDocument[] =>
  documentsIn(attributes[TIMBER_ATTRIBUTES.documents])

/** The measure for calculating quantities; null if each variant has its own. */
export const measureOf = async (product: CatalogProduct, { store }: StoreScope): Promise<Measure | null> =>
  product.type === 'configurable' ? null : measureBy(product.attributes, await store.attributes())

export const measureOfVariant = async ({ parent, child }: VariantModel, { store }: StoreScope): Promise<Measure | null> =>
  measureBy(variantValues(parent, child), await store.attributes())
