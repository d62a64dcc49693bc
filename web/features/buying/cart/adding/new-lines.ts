import { hasChoices } from '#schema/rules/cart/line-content.ts'
import { lineKey } from '#schema/rules/cart/line-key.ts'
import { wholeQuantity } from '#schema/rules/cart/whole-quantity.ts'
import { CART } from '#schema/rules/constants.ts'
import { isPack, toPrice } from '../../../../components/price/price-arithmetic.ts'
import type { NewLine } from '../../../../sync/tasks/cart/cart-state.ts'
import type { Purchase } from '../purchase.types.ts'

/** Creates the cart line for a purchase. A variant is sold under its own sku and name, with the chosen options. */
export function createLine(purchase: Purchase, formatAmount: (amount: number) => string): NewLine {
  const { product, variant, quantity, options = [], bundleChoices = [], optionAnswers = [], unitAmount } = purchase
  const { sku, name, url, price, stock, longestMillimetres = null, kilograms = null } = variant ?? product
  const content = { sku, bundleChoices, optionAnswers }
  return {
    quantity: wholeQuantity(quantity) ?? 0,
    line: {
      key: lineKey(content),
      itemId: null,
      sku,
      parentSku: variant ? product.sku : null,
      name,
      url,
      picture: variant?.picture ?? product.picture,
      options: options.map(({ label, value }) => ({ __typename: 'CartLineOption', label, value })),
      bundleChoices: bundleChoices.map((choice) => ({ __typename: 'BundleChoice', ...choice })),
      optionAnswers: optionAnswers.map((answer) => ({ __typename: 'OptionAnswer', ...answer })),
      unitPrice: { __typename: 'TaxedMoney', ...(unitAmount ? toPrice(unitAmount, price.final, formatAmount) : price.final) },
      priceSteps: hasChoices(content) ? [] : priceSteps(price),
      stock,
      missingComponents: [],
      longestMillimetres,
      kilograms,
      isPack: isPack(price.unit),
    },
  }
}

/** Converts the breaks of a price to steps that start at one piece. */
const priceSteps = ({ final, breaks = [] }: Purchase['product']['price']): NewLine['line']['priceSteps'] =>
  breaks.length === 0
    ? []
    : [{ quantity: 1, price: final }, ...breaks].map(({ quantity, price }) => ({ __typename: 'PriceStep', quantity, price }))

/**
 * The first lines that the cart has room for. A line that is already in the cart always fits.
 * @param present keys of the lines in the cart
 * @source LIMIT-33
 */
export function linesThatFit<Line extends NewLine>(added: readonly Line[], present: Iterable<string>): readonly Line[] {
  const keys = new Set(present)
  return added.filter(({ line: { key } }) => {
    if (!keys.has(key) && keys.size >= CART.mostLines) return false
    keys.add(key)
    return true
  })
}
