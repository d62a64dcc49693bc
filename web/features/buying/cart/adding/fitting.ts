import { CART } from '#schema/rules/constants.ts'
import type { NewLine } from '../../../../sync/tasks/cart/cart-state.ts'

/**
 * The lines the cart has room for, first ones first. A line that is already in the cart always fits.
 * @param present keys of the lines in the cart
 * @source LIMIT-33
 */
export function fitting<Added extends NewLine>(added: readonly Added[], present: Iterable<string>): readonly Added[] {
  const keys = new Set(present)
  return added.filter(({ line: { key } }) => {
    if (!keys.has(key) && keys.size >= CART.mostLines) return false
    keys.add(key)
    return true
  })
}
