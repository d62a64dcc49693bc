import type { CartLine, CartLineOption, PriceStep, TaxedMoney } from '#schema/generated/types.ts'
import { hasChoices } from '#schema/rules/cart/line-content.ts'
import type { LineIdentity } from '#schema/rules/cart/same-line.ts'
import { fromNetAndGross } from '#schema/rules/money.ts'
import type { QuoteLineTotals, QuoteTotals } from '../../../domain/cart/cart.types.ts'
import type { MergedLine } from '../../../domain/cart/merged-lines.ts'
import { writeOptionSizes } from '../../../domain/cart/option-sizes.ts'
import type { CatalogProduct, ConfigurableChild } from '../../../domain/catalog/catalog.types.ts'
import { childBySku, configurableOptions } from '../../../domain/products/configurable.ts'
import { productUrl } from '../../../domain/urls/product-url.ts'
import { toOutcome } from '../../../platform/base/outcome.ts'
import { loadChosenBundleStock } from '../../availability/bundle-stock.ts'
import { loadStock } from '../../availability/stock.ts'
import { loadProductModel, type ProductSelection } from '../../catalog/product-models.ts'
import { taxedMoney } from '../../pricing/money.ts'
import { loadCatalogPriceWithBreaks } from '../../pricing/prices.ts'
import { linePicture } from '../../products/line-picture.ts'
import type { PictureModel, ProductModel } from '../../products/models.ts'
import type { ProductLookup } from '../../products/product-lookup.ts'
import { urlSettings } from '../../products/url-settings.ts'
import { variantName } from '../../products/variants.ts'
import type { RequestScope } from '../../scope/request-scope.ts'
import { lineLoad } from './line-load.ts'

/** The selected line fields that cost a call. */
export interface LineSelection {
  readonly stock: boolean
  /** Null if no product fields are selected. */
  readonly product: ProductSelection | null
}

/** A line in the response, without its name. */
export interface LineModel extends Omit<CartLine, 'key' | 'picture' | 'product' | '__typename'> {
  readonly picture: PictureModel | null
  readonly product: ProductModel | null
}

interface Sources {
  readonly lookup: ProductLookup | null
  readonly totals: QuoteTotals | null
}

export async function lineModel(
  merged: MergedLine,
  { lookup, totals }: Sources,
  selection: LineSelection,
  scope: RequestScope,
): Promise<LineModel> {
  const { line, quote, quantity } = merged
  const child = lookup && findChild(lookup)
  const costs = totals?.lines.get(quote.itemId) ?? null
  const { bundleChoices, optionAnswers } = line ?? quote
  const unitPrice = toLineMoney(costs?.price, costs?.priceWithTax, scope)
  const [catalogFields, stocked, load, priceSteps] = await Promise.all([
    loadCatalogFields(lookup, child, selection, scope),
    stockOfLine({ lookup, child, bundleChoices, sets: quantity }, selection, scope),
    lookup && lineLoad({ product: lookup.product, child, bundleChoices }, scope),
    lookup && !hasChoices(line ?? quote) ? linePriceSteps({ product: lookup.product, child, quantity, unitPrice }, scope) : [],
  ])
  return {
    quantity,
    itemId: quote.itemId,
    bundleChoices,
    optionAnswers,
    longestMillimetres: load?.longestMillimetres ?? null,
    kilograms: load?.kilograms ?? null,
    isPack: load?.isPack ?? null,
    sku: line?.sku ?? child?.sku ?? lookup?.product.sku ?? quote.sku,
    parentSku: child ? (lookup?.product.sku ?? null) : (line?.parentSku ?? null),
    name: lineName(lookup) ?? quote.name,
    options:
      costs && costs.options.length > 0
        ? writeOptionSizes(costs.options, {
            answers: optionAnswers,
            customOptions: lookup?.product.customOptions ?? [],
            locale: scope.storeView.locale,
          })
        : await loadChosenOptions(lookup, child, scope),
    unitPrice,
    priceSteps,
    rowTotal: toLineMoney(costs?.rowTotal, costs?.rowTotalWithTax, scope),
    ...catalogFields,
    ...stocked,
  }
}

/** The name of a line by the catalogue; null if it does not have the product. */
export function lineName(lookup: ProductLookup | null): string | null {
  const child = lookup && findChild(lookup)
  return child ? variantName({ parent: lookup.product, child }) : (lookup?.product.name ?? null)
}

const findChild = ({ product, childSku }: ProductLookup): ConfigurableChild | null =>
  childSku ? childBySku(product, childSku) : null

async function loadCatalogFields(
  lookup: ProductLookup | null,
  child: ConfigurableChild | null,
  selection: LineSelection,
  scope: RequestScope,
) {
  if (!lookup) return { url: null, picture: null, product: null }
  const { product, childSku } = lookup
  const model = selection.product && (await toOutcome(loadProductModel(product, selection.product, scope, childSku)))
  return {
    url: productUrl(product, urlSettings(scope), childSku),
    picture: linePicture(product, child),
    product: model?.kind === 'found' ? model.value : null,
  }
}

interface LineStockSubject {
  readonly lookup: ProductLookup | null
  readonly child: ConfigurableChild | null
  readonly bundleChoices: LineIdentity['bundleChoices']
  readonly sets: number
}

/** The stock of the line; for a bundle, the stock of its chosen components and the names of the missing ones. */
async function stockOfLine(
  { lookup, child, bundleChoices, sets }: LineStockSubject,
  selection: LineSelection,
  scope: RequestScope,
): Promise<Pick<LineModel, 'stock' | 'missingComponents'>> {
  if (!lookup || !selection.stock) return { stock: null, missingComponents: [] }
  const { product } = lookup
  const chosen =
    product.type === 'bundle' ? await toOutcome(loadChosenBundleStock(product, { bundleChoices, sets }, scope)) : null
  if (chosen?.kind !== 'found') return { stock: await loadStock(child ?? product, scope), missingComponents: [] }
  return { stock: chosen.value.stock, missingComponents: chosen.value.missing.map(({ name }) => name) }
}

/** The labels of the chosen options, if the platform does not return them. */
async function loadChosenOptions(
  lookup: ProductLookup | null,
  child: ConfigurableChild | null,
  { store }: RequestScope,
): Promise<readonly CartLineOption[]> {
  if (!lookup || !child) return []
  const attributes = await toOutcome(store.attributes())
  if (attributes.kind !== 'found') return []
  return configurableOptions(lookup.product, attributes.value).flatMap(({ attributeCode, label, values }) => {
    const chosen = child.attributes[attributeCode]
    const value = values.find(({ id }) => (typeof chosen === 'string' ? chosen === id : chosen?.includes(id)))
    return value ? [{ label, value: value.label }] : []
  })
}

type Price = QuoteLineTotals['price'] | undefined

const toLineMoney = (net: Price, gross: Price, { storeView }: RequestScope) =>
  typeof net === 'number' && typeof gross === 'number'
    ? taxedMoney(fromNetAndGross(net, gross, storeView.minorDigits), storeView)
    : null

interface PricedLine {
  readonly product: CatalogProduct
  readonly child: ConfigurableChild | null
  readonly quantity: number
  /** As the platform charges it. */
  readonly unitPrice: TaxedMoney | null
}

/**
 * The price of one piece from each quantity on. Empty without quantity breaks, and if the catalogue's price for the quantity is not what
 * the platform charges, as with the tax of another destination: its other prices would be wrong too.
 * @source PRICE-13
 */
async function linePriceSteps(
  { product, child, quantity, unitPrice }: PricedLine,
  scope: RequestScope,
): Promise<readonly PriceStep[]> {
  const read = await toOutcome(loadCatalogPriceWithBreaks(product, child, scope))
  if (read.kind !== 'found' || !read.value || read.value.breaks.length === 0) return []
  const { price, breaks } = read.value
  const steps = [{ quantity: 1, price: price.final }, ...breaks].map((step) => ({
    quantity: step.quantity,
    price: taxedMoney(step.price, scope.storeView),
  }))
  const now = steps.findLast((step) => step.quantity <= quantity)?.price
  const isCharged = now?.net.amount === unitPrice?.net.amount && now?.gross.amount === unitPrice?.gross.amount
  return isCharged ? steps : []
}
