import type { BundleOptionType } from '#schema/generated/types.ts'
import type { CatalogProduct } from '../../domain/catalog/catalog.types.ts'
import { bundleComponents, groupedComponents } from '../products/bundle-components.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { loadProductModel, type ProductSelection } from './product-models.ts'

export async function groupItems(group: CatalogProduct, selection: ProductSelection, scope: RequestScope) {
  const { items } = await groupedComponents(group, scope)
  return Promise.all(items.map((item) => withModel(item, selection, scope)))
}

/** Keyed by the platform's names; an unknown type becomes a list. @source platform contract §6.5 */
const CHOICE_TYPES: ReadonlyMap<string, BundleOptionType> = new Map([
  ['select', 'SELECT'],
  ['radio', 'RADIO'],
  ['checkbox', 'CHECKBOX'],
  ['multi', 'MULTI'],
])

export async function bundleOptions(bundle: CatalogProduct, selection: ProductSelection, scope: RequestScope) {
  const { choices } = await bundleComponents(bundle, scope)
  return Promise.all(
    choices.map(async (choice) => ({
      ...choice,
      type: CHOICE_TYPES.get(choice.type) ?? 'SELECT',
      selections: await Promise.all(choice.selections.map((part) => withModel(part, selection, scope))),
    })),
  )
}

const withModel = async <Part extends { readonly product: CatalogProduct }>(
  part: Part,
  selection: ProductSelection,
  scope: RequestScope,
) => ({ ...part, product: await loadProductModel(part.product, selection, scope) })
