import type { GraphQLResolveInfo } from 'graphql'
import type { LineSelection } from '../../../services/cart/lines/line-model.ts'
import { productSelection, selectsField } from '../catalog/selection.ts'

/** The selected fields of cart lines that need platform calls. @param path from the resolved field to the cart */
export function lineSelection(info: GraphQLResolveInfo | undefined, ...path: readonly string[]): LineSelection {
  const product = [...path, 'lines', 'product']
  return {
    stock: selectsField(info, ...path, 'lines', 'stock'),
    product: selectsField(info, ...product) ? productSelection(info, ...product) : null,
  }
}
