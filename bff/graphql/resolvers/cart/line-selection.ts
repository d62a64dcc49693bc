import type { GraphQLResolveInfo } from 'graphql'
import type { LineSelection } from '../../../services/cart/lines/line-model.ts'
import { productSelection, selects } from '../catalog/selection.ts'

/** The selected fields of cart lines that need platform calls. @param path from the resolved field to the cart */
export function lineSelection(info: GraphQLResolveInfo | undefined, ...path: readonly string[]): LineSelection {
  const product = [...path, 'lines', 'product']
  return {
    stock: selects(info, ...path, 'lines', 'stock'),
    product: selects(info, ...product) ? productSelection(info, ...product) : null,
  }
}
