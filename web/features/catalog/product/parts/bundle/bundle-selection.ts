import { isEnough } from '#schema/rules/enough-stock.ts'
import type { Purchase } from '../../../../buying/cart/index.ts'
import type { BundleOptionView } from '../../product.types.ts'
import type { PricedLine } from '../../total/amounts.ts'

/** The choice in one bundle option: selection ids, and quantities that can be changed. */
export interface BundleChoice {
  readonly ids: readonly string[]
  readonly quantities: Readonly<Record<string, number>>
}

export type BundleSelection = Readonly<Record<string, BundleChoice>>

/** Whether several components can be chosen. */
export const isMultiple = ({ type }: Pick<BundleOptionView, 'type'>) => type === 'CHECKBOX' || type === 'MULTI'

/**
 * The default choices; for a required option without one, its first component; for an optional one, nothing. Out-of-stock components
 * are replaced by available ones.
 * @source VAR-7; platform contract §6.5
 */
export function defaultSelection(options: readonly BundleOptionView[]): BundleSelection {
  return Object.fromEntries(
    options.map((option) => {
      const pool = available(option)
      const defaults = pool.filter(({ isDefault }) => isDefault)
      const fallback = option.isRequired ? pool.slice(0, 1) : []
      const chosen = defaults.length === 0 ? fallback : isMultiple(option) ? defaults : defaults.slice(0, 1)
      return [option.id, { ids: chosen.map(({ id }) => id), quantities: {} }]
    }),
  )
}

/** The components to prefer: those with enough stock. For a required option, otherwise those in stock, otherwise all. */
function available({ selections, isRequired }: BundleOptionView): BundleOptionView['selections'] {
  const enough = selections.filter(({ product, quantity }) => isEnough(product.stock, quantity))
  if (enough.length > 0 || !isRequired) return enough
  const some = selections.filter(({ product }) => !isGone(product))
  return some.length > 0 ? some : selections
}

/** Whether a component is out of stock. @source STOCK-4 */
export const isGone = ({ stock }: BundleOptionView['selections'][number]['product']): boolean => stock?.status === 'OUT_OF_STOCK'

/** The chosen components with their quantities. @source VAR-8 */
export function selectedLines(options: readonly BundleOptionView[], selection: BundleSelection): readonly PricedLine[] {
  return options.flatMap((option) => {
    const choice = selection[option.id]
    return option.selections
      .filter(({ id }) => choice?.ids.includes(id))
      .map(({ id, product, quantity }) => ({ price: product.price, quantity: choice?.quantities[id] ?? quantity }))
  })
}

/** The chosen components, as sent to the cart and as shown to shoppers. */
export function chosenOf(
  options: readonly BundleOptionView[],
  selection: BundleSelection,
): Pick<Purchase, 'bundleChoices' | 'options'> {
  const chosen = options.flatMap(({ id: optionId, title, selections }) => {
    const choice = selection[optionId]
    const taken = selections.filter(({ id }) => choice?.ids.includes(id))
    const count = (one: (typeof taken)[number]) => choice?.quantities[one.id] ?? one.quantity
    return taken[0] ? [{ optionId, title, taken, count, quantity: count(taken[0]) }] : []
  })
  return {
    bundleChoices: chosen.map(({ optionId, taken, quantity }) => ({
      optionId,
      selectionIds: taken.map(({ id }) => id),
      quantity,
    })),
    options: chosen.map(({ title, taken, count }) => ({
      label: title,
      value: taken.map((one) => `${count(one)} × ${one.product.name}`).join(', '),
    })),
  }
}
