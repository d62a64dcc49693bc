import { lineKey } from '#schema/rules/cart/line-key.ts'
import { wholeQuantity } from '#schema/rules/cart/whole-quantity.ts'
import { toPrice } from '../../../../components/price/price-arithmetic.ts'
import type { NewLine } from '../../../../sync/tasks/cart/cart-state.ts'
import type { Purchase } from '../purchase.types.ts'

/**
 * Creates the cart line for a purchase. A variant is sold under its own sku and name, with the chosen options.
 * @param written formats an amount of money
 */
export function newLine(purchase: Purchase, written: (amount: number) => string): NewLine {
  const { product, variant, quantity, options = [], bundleChoices = [], optionAnswers = [], unitAmount } = purchase
  const { sku, name, url, price, stock } = variant ?? product
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
      unitPrice: { __typename: 'TaxedMoney', ...(unitAmount ? toPrice(unitAmount, price.final, written) : price.final) },
      stock,
      missingComponents: [],
    },
  }
}
