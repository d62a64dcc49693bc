import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'
import type { ProductSelection } from '../../../services/catalog/product-models.ts'

/** @param path from the resolved field to the products */
export const productSelection = (info: GraphQLResolveInfo | undefined, ...path: readonly string[]): ProductSelection => ({
  price: selectsField(info, ...path, 'price'),
  unit: selectsField(info, ...path, 'price', 'unit'),
  stock: selectsField(info, ...path, 'stock'),
  keyFacts: selectsField(info, ...path, 'keyFacts'),
  rating: selectsField(info, ...path, 'rating'),
})

/** Whether the query selects a field. @param path from the resolved field: 'price', 'unit' */
export function selectsField(info: GraphQLResolveInfo | undefined, ...path: readonly string[]): boolean {
  if (!info) return true
  return info.fieldNodes.some(({ selectionSet }) => selectsPath(selectionSet, path, info))
}

function selectsPath(set: SelectionSetNode | undefined, path: readonly string[], info: GraphQLResolveInfo): boolean {
  const [field, ...deeper] = path
  if (field === undefined) return true
  if (!set) return false
  return set.selections.some((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value === field && selectsPath(selection.selectionSet, deeper, info)
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? info.fragments[selection.name.value] : selection
    return fragment !== undefined && selectsPath(fragment.selectionSet, path, info)
  })
}
