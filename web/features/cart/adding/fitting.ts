import { CART } from '#schema/rules/constants.ts'
import type { NewLine } from '../state/cart-state.ts'

/**
 * What a cart has room for, the first ones first. More of a line that is there always has room.
 * @param present keys of the lines that are in it
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
