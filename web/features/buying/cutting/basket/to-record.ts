import { lineKey } from '#schema/rules/cart/line-key.ts'
import type { SavedList } from '../device/saved-list.ts'
import type { ListInCart } from '../in-cart/lists-in-cart.ts'
import type { CuttingLine } from './cutting-lines.ts'

/** The record of a list that is added to the cart as these lines; null if no line carries the list. @source CUT-32 */
export function toRecord({ material, rows, choices }: SavedList, lines: readonly CuttingLine[]): ListInCart | null {
  const keys = lines.map(({ purpose, purchase: { product, variant, quantity, optionAnswers = [] } }) => ({
    purpose,
    quantity,
    key: lineKey({ sku: (variant ?? product).sku, bundleChoices: [], optionAnswers }),
  }))
  const service = keys.find(({ purpose }) => purpose === 'cutting')
  return service
    ? {
        key: service.key,
        lines: keys.map(({ key, quantity }) => ({ key, quantity })),
        list: { material, rows, ...(choices && { choices }) },
      }
    : null
}
