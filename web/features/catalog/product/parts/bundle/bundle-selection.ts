import { defaultComponents } from '#schema/rules/default-components.ts'
import type { TaxedAmount } from '#schema/rules/money.ts'
import { partAmounts, unitPrice } from '#schema/rules/unit-price.ts'
import { toPrice } from '../../../../../components/price/price-arithmetic.ts'
import type { Purchase } from '../../../../buying/cart/index.ts'
import type { BundleOptionView, BundleView } from '../../product.types.ts'
import { type PricedLine, toUnitPart } from '../total/amounts.ts'

/** The choice in one bundle option: selection ids, and quantities that can be changed. */
export interface BundleChoice {
  readonly ids: readonly string[]
  readonly quantities: Readonly<Record<string, number>>
}

export type BundleSelection = Readonly<Record<string, BundleChoice>>

/** Whether several components can be chosen. */
export const isMultiple = ({ type }: Pick<BundleOptionView, 'type'>) => type === 'CHECKBOX' || type === 'MULTI'

/** The components that are chosen initially. @source VAR-7; platform contract §6.5 */
export const defaultSelection = (options: readonly BundleOptionView[]): BundleSelection =>
  Object.fromEntries(
    options.map((option) => {
      const components = defaultComponents(option.selections, option.isRequired, ({ isDefault, quantity, product }) => ({
        isDefault,
        quantity,
        stock: product.stock,
      }))
      const chosen = isMultiple(option) ? components : components.slice(0, 1)
      return [option.id, { ids: chosen.map(({ id }) => id), quantities: {} }]
    }),
  )

/** @source STOCK-4 */
export const isOutOfStock = ({ stock }: BundleOptionView['selections'][number]['product']): boolean =>
  stock?.status === 'OUT_OF_STOCK'

/**
 * The price of the chosen components. The product's own price is that of its default components. Has no price per unit if the
 * selection costs something else.
 * @source VAR-5, VAR-8
 */
export function selectionPrice(
  { options, price }: Pick<BundleView, 'options' | 'price'>,
  selection: BundleSelection,
  format: (amount: number) => string,
): BundleView['price'] {
  const components = selectedComponents(options, selection)
  const total = (parts: readonly PricedLine[]) => ({
    ...price.final,
    ...toPrice(unitPrice(parts.map((part) => toUnitPart(part))), price.final, format),
  })
  const final = total(components.map(({ product, quantity }) => ({ price: product.price, quantity })))
  if (final.gross.amount === price.final.gross.amount) return price
  const regular = total(
    components.map(({ product, quantity }) => ({
      price: { ...product.price, final: product.price.regular, breaks: [] },
      quantity,
    })),
  )
  return { ...price, regular, final, onSale: final.gross.amount < regular.gross.amount, isFrom: false, unit: null }
}

/** The price of each chosen component in its quantity, by id. The prices add up to the price of the selection. @source PROD-75 */
export function componentAmounts(
  options: readonly BundleOptionView[],
  selection: BundleSelection,
): ReadonlyMap<string, TaxedAmount> {
  const components = selectedComponents(options, selection)
  const amounts = partAmounts(components.map(({ product, quantity }) => toUnitPart({ price: product.price, quantity })))
  return new Map(components.flatMap(({ id }, i) => (amounts[i] ? [[id, amounts[i]]] : [])))
}

/** The chosen components as sent to the cart, and their names as shown to shoppers. */
export function describeSelection(
  options: readonly BundleOptionView[],
  selection: BundleSelection,
): Pick<Purchase, 'bundleChoices' | 'options'> {
  const chosen = options.flatMap((option) => {
    const components = chosenComponents(option, selection)
    const counted = components.find(({ canChangeQuantity }) => canChangeQuantity) ?? components[0]
    return counted ? [{ option, components, quantity: counted.quantity }] : []
  })
  return {
    bundleChoices: chosen.map(({ option, components, quantity }) => ({
      optionId: option.id,
      selectionIds: components.map(({ id }) => id),
      // A fraction is the platform's own quantity, which no cart line changes.
      quantity: Math.max(1, Math.trunc(quantity)),
    })),
    options: chosen.map(({ option, components }) => ({
      label: option.title,
      value: components.map(({ product, quantity }) => `${quantity} × ${product.name}`).join(', '),
    })),
  }
}

export const selectedComponents = (options: readonly BundleOptionView[], selection: BundleSelection) =>
  options.flatMap((option) => chosenComponents(option, selection))

function chosenComponents(option: BundleOptionView, selection: BundleSelection) {
  const choice = selection[option.id] ?? NO_CHOICE
  return option.selections
    .filter(({ id }) => choice.ids.includes(id))
    .map((component) => ({ ...component, quantity: componentQuantity(option, choice, component) }))
}

export const NO_CHOICE: BundleChoice = { ids: [], quantities: {} }

/**
 * Pieces of a component in one bundle. The platform has one quantity for all changeable components of an option: if several are chosen,
 * they have the quantity of the first.
 * @source VAR-18; platform contract §6.5
 */
export function componentQuantity(
  option: Pick<BundleOptionView, 'type' | 'selections'>,
  { ids, quantities }: BundleChoice,
  component: BundleOptionView['selections'][number],
): number {
  const first = option.selections.find(({ id, canChangeQuantity }) => canChangeQuantity && ids.includes(id))
  const { id, quantity } = component.canChangeQuantity && first && isMultiple(option) ? first : component
  return quantities[id] ?? quantity
}

/** Changes the quantity of a component, and of all that can be chosen together with it. @source VAR-8, VAR-18 */
export function changeQuantity(
  option: Pick<BundleOptionView, 'type' | 'selections'>,
  choice: BundleChoice,
  id: string,
  quantity: number,
): BundleChoice {
  const changed = option.selections.filter((one) => one.canChangeQuantity && (one.id === id || isMultiple(option)))
  return { ...choice, quantities: { ...choice.quantities, ...Object.fromEntries(changed.map((one) => [one.id, quantity])) } }
}
