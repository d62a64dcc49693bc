import { ProductPageDocument } from '#schema/generated/operations.ts'
import type { CartLineInput } from '#schema/generated/types.ts'
import { type Answers, answersAmount, initialAnswers } from '#schema/rules/answers/custom-option-answers.ts'
import { multiply, type TaxedAmount, ZERO } from '#schema/rules/money.ts'
import { unitPrice } from '#schema/rules/unit-price.ts'
import { pieceAmount, type SteppedPrice, toTaxedAmount } from '../../../web/components/price/price-arithmetic.ts'
import {
  defaultSelection,
  describeSelection,
  selectionPrice,
} from '../../../web/features/catalog/product/parts/bundle/bundle-selection.ts'
import {
  describeAnswers,
  toAnswerableOptions,
} from '../../../web/features/catalog/product/parts/custom-options/custom-option-form.ts'
import { linesTotal } from '../../../web/features/catalog/product/parts/total/amounts.ts'
import type {
  BundleView,
  CustomOptionView,
  GroupedView,
  ProductView,
} from '../../../web/features/catalog/product/product.types.ts'
import { askDocument } from '../graphql.ts'

/** A cart line with the total on its product page, in minor units. */
export interface PricedPurchase {
  readonly line: CartLineInput
  readonly total: TaxedAmount
}

/** Limit for the pieces of one product that all tests together buy. */
const ENOUGH = 60

/**
 * Returns the lines that the Add button of a product page puts into the cart, with their prices on the page.
 * Chooses the cheapest variant, the default components and an answer to every custom option.
 * @param shop URL of a store view
 * @param quantity of the product, or of each member of a group
 * @returns null if stock is too low, or the product is sold by telephone or in steps
 */
export async function pricedPurchases(shop: string, sku: string, quantity: number): Promise<readonly PricedPurchase[] | null> {
  const { product } = await askDocument(ProductPageDocument, { sku, childSku: null }, shop)
  if (!product || product.phoneOrderOnly || product.issues.length > 0) return null
  if (product.__typename === 'GroupedProduct') return groupPurchases(product, quantity)
  if (product.__typename === 'BundleProduct') return bundlePurchases(product, quantity)
  return articlePurchases(product, quantity)
}

function groupPurchases({ items }: GroupedView, quantity: number): readonly PricedPurchase[] | null {
  if (items.some(({ product }) => !isPlenty(product.stock))) return null
  return items.map(({ product: { sku, price } }) => ({
    line: { key: sku, sku, quantity },
    total: linesTotal([{ price, quantity }]),
  }))
}

function bundlePurchases(bundle: BundleView, quantity: number): readonly PricedPurchase[] | null {
  const { sku, stock, options } = bundle
  const selection = defaultSelection(options)
  const chosen = options.flatMap(({ id, selections }) => selections.filter((each) => selection[id]?.ids.includes(each.id)))
  if (!isPlenty(stock) || chosen.some((each) => !isPlenty(each.product.stock, each.quantity * quantity))) return null
  const unit = toTaxedAmount(selectionPrice(bundle, selection, String).final)
  const { bundleChoices = [] } = describeSelection(options, selection)
  return [{ line: { key: sku, sku, quantity, bundleChoices: [...bundleChoices] }, total: multiply(unit, quantity) }]
}

function articlePurchases(product: Exclude<ProductView, GroupedView | BundleView>, quantity: number) {
  const variants = product.__typename === 'ConfigurableProduct' ? product.variants : []
  const [variant] = variants.toSorted((a, b) => a.price.final.gross.amount - b.price.final.gross.amount)
  const article = variant ?? product
  if (!isPlenty(article.stock)) return null
  const { optionAnswers, cost } = answerOptions(product.customOptions)
  const parentSku = variant ? product.sku : null
  return [
    {
      line: { key: article.sku, sku: article.sku, parentSku, quantity, optionAnswers },
      total: multiply(unitWith(article.price, quantity, cost), quantity),
    },
  ]
}

/** Calculates the price like the buy box of the page. */
function unitWith(price: SteppedPrice, quantity: number, cost: (piece: TaxedAmount) => TaxedAmount): TaxedAmount {
  const piece = pieceAmount(price, quantity)
  return unitPrice([piece, cost(piece)].map((amount) => ({ price: amount, quantity: 1, rate: price.taxRate })))
}

/** Chooses the last value of each option, and the shortest length. */
function answerOptions(options: readonly CustomOptionView[]) {
  const asked = toAnswerableOptions(options)
  const answers: Answers = {
    ...initialAnswers(asked),
    ...Object.fromEntries(
      asked.map(({ id, values, lengthLimits }) => [id, values.at(-1)?.id ?? String(lengthLimits?.least ?? 'Rose')]),
    ),
  }
  return {
    optionAnswers: describeAnswers(options, answers).answers.map(({ optionId, answer }) => ({ optionId, answer })),
    cost: (piece: TaxedAmount) => (options.length === 0 ? ZERO : answersAmount(asked, answers, piece)),
  }
}

/** True if there is enough stock and any quantity can be bought. */
function isPlenty(stock: ProductView['stock'], pieces = ENOUGH): boolean {
  return stock?.status === 'OK' && (stock.quantity ?? pieces) >= pieces && !stock.limits
}
