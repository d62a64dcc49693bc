import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'
import type { ProductSelection } from '../../../services/catalog/product-models.ts'

/** @param path to the products, from the field that is being resolved */
export const productSelection = (info: GraphQLResolveInfo | undefined, ...path: readonly string[]): ProductSelection => ({
  price: selects(info, ...path, 'price'),
  unit: selects(info, ...path, 'price', 'unit'),
  stock: selects(info, ...path, 'stock'),
  keyFacts: selects(info, ...path, 'keyFacts'),
})

/**
 * Whether a field of the answer is asked for, so that what is dear is only fetched when somebody looks at it.
 * @param path from the field that is being resolved: 'price', 'unit'
 */
export function selects(info: GraphQLResolveInfo | undefined, ...path: readonly string[]): boolean {
  if (!info) return true
  return info.fieldNodes.some(({ selectionSet }) => leads(selectionSet, path, info))
}

function leads(set: SelectionSetNode | undefined, path: readonly string[], info: GraphQLResolveInfo): boolean {
  const [field, ...deeper] = path
  if (field === undefined) return true
  if (!set) return false
  return set.selections.some((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value === field && leads(selection.selectionSet, deeper, info)
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? info.fragments[selection.name.value] : selection
    return fragment !== undefined && leads(fragment.selectionSet, path, info)
  })
}
