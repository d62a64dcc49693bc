import type { GraphQLResolveInfo } from 'graphql'
import type { LineSelection } from '../../../services/cart/lines/line-model.ts'
import { productSelection, selects } from '../catalog/selection.ts'

/**
 * What of a cart's lines is asked for and costs something to know.
 * @param path to the cart, from the field that is being resolved
 */
export function lineSelection(info: GraphQLResolveInfo | undefined, ...path: readonly string[]): LineSelection {
  const product = [...path, 'lines', 'product']
  return {
    stock: selects(info, ...path, 'lines', 'stock'),
    product: selects(info, ...product) ? productSelection(info, ...product) : null,
  }
}
