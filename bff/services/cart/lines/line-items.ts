import { isSentLength } from '#schema/rules/answers/length-answer.ts'
import type { DeviceLine, QuoteLine, VariantOption } from '../../../domain/cart/cart.types.ts'
import type { CatalogProduct, ConfigurableChild } from '../../../domain/catalog/catalog.types.ts'
import { childBySku, configurableOptions, variantSelection } from '../../../domain/products/configurable.ts'
import { isPhoneOrderOnly } from '../../../domain/products/phone-order.ts'
import { toOutcome } from '../../../platform/base/outcome.ts'
import type { QuoteItem } from '../../../platform/cart/cart-item.ts'
import { loadStocks } from '../../availability/stock.ts'
import { hasChargeablePrice } from '../../pricing/prices.ts'
import type { ProductLookup } from '../../products/product-lookup.ts'
import type { RequestScope } from '../../scope/request-scope.ts'
import type { LineProducts } from './line-products.ts'
import { findMissing, type LineRefusal, missingRefusal } from './line-refusal.ts'

/** The payload for a new line, or the reason why it cannot be sent. */
export type NewItem = { readonly item: QuoteItem } | { readonly refusal: LineRefusal }

/**
 * Builds the payload for a line the platform does not have yet. A variant is sent as its configurable product with the attribute and value
 * ids that select it, unless the shop sends variants by their own sku.
 * @source CART-12, CART-16, CART-17, CART-19, CART-53; platform contract §4.6, §4.7, E2
 */
export async function newItem(line: DeviceLine, products: LineProducts, scope: RequestScope): Promise<NewItem> {
  const lookup = products.find(line)
  if (!lookup) return { refusal: { code: products.isReachable ? 'NOT_FOUND' : 'UNAVAILABLE' } }
  const { product, childSku } = lookup
  const child = childSku === null ? null : childBySku(product, childSku)
  if (isPhoneOrderOnly(product)) return { refusal: { code: 'REFUSED', message: scope.messages.cart.phoneOnly } }
  if (!isConfigured(line, product, child)) return { refusal: { code: 'NOT_CONFIGURED' } }
  const wrongLength = lengthRefusal(line, product, scope)
  if (wrongLength) return { refusal: wrongLength }
  const price = await toOutcome(hasChargeablePrice(product, child, scope))
  // Without tax rules the price cannot be computed; the platform then decides.
  if (price.kind === 'found' && !price.value)
    return { refusal: { code: 'REFUSED', message: scope.messages.purchase.priceUnknown } }
  const [stock] = await loadStocks([child ?? product], scope)
  if (stock?.status === 'OUT_OF_STOCK') return { refusal: { code: 'OUT_OF_STOCK' } }
  const gone = (await findMissing(line, product, scope)).find(({ left }) => left === 0)
  if (gone) return { refusal: missingRefusal(gone, scope) }
  const isByOptions = child !== null && scope.config.cart.sendsOptions
  const { bundleChoices, optionAnswers, quantity } = line
  return {
    item: {
      itemId: null,
      quoteId: null,
      quantity,
      bundleChoices,
      optionAnswers,
      sku: isByOptions ? product.sku : (child?.sku ?? product.sku),
      variantOptions: isByOptions ? await variantOptions(product, child, scope) : [],
    },
  }
}

/** Builds the payload that sets the quantity of an existing line. */
export function toKnownItem(
  quote: QuoteLine,
  quantity: number,
  { product, childSku }: Partial<ProductLookup>,
  scope: RequestScope,
): QuoteItem {
  const { itemId, quoteId, sku, variantOptions, bundleChoices, optionAnswers } = quote
  const isByOptions = scope.config.cart.sendsOptions && product !== undefined && childSku === sku && variantOptions.length > 0
  return { itemId, quoteId, quantity, variantOptions, bundleChoices, optionAnswers, sku: isByOptions ? product.sku : sku }
}

/**
 * Whether all required choices are made, and each answer is to an option of the product: the platform leaves others out without an error.
 * If the index has no custom options, no answer is refused.
 */
function isConfigured(
  { bundleChoices, optionAnswers }: DeviceLine,
  product: CatalogProduct,
  child: ConfigurableChild | null,
): boolean {
  if (product.type === 'grouped' || (product.type === 'configurable' && !child)) return false
  const isChosen = (id: string) => bundleChoices.some(({ optionId, selectionIds }) => optionId === id && selectionIds.length > 0)
  const answered = optionAnswers.filter(({ answer }) => answer.trim() !== '').map(({ optionId }) => optionId)
  const isAnswered = (id: string) => answered.includes(id)
  const known = product.customOptions.map(({ optionId }) => optionId)
  return (
    (known.length === 0 || answered.every((id) => known.includes(id))) &&
    product.bundleOptions.every(({ optionId, required }) => !required || isChosen(optionId)) &&
    product.customOptions.every(({ optionId, required }) => !required || isAnswered(optionId))
  )
}

async function variantOptions(
  product: CatalogProduct,
  child: ConfigurableChild,
  { store }: RequestScope,
): Promise<readonly VariantOption[]> {
  const options = configurableOptions(product, await store.attributes())
  const values = new Map(variantSelection(child, options).map(({ attributeCode, valueId }) => [attributeCode, valueId]))
  return options.flatMap(({ attributeId, attributeCode }) => {
    const valueId = values.get(attributeCode)
    return valueId === undefined ? [] : [{ attributeId, valueId }]
  })
}

/**
 * Returns a refusal for the first answer that is not a length within its option's limits; null if all are valid. The platform stores these
 * answers as text and accepts any text.
 * @source CUT-14
 */
function lengthRefusal(
  { optionAnswers }: Pick<DeviceLine, 'optionAnswers'>,
  { customOptions }: Pick<CatalogProduct, 'customOptions'>,
  { messages: { cart } }: Pick<RequestScope, 'messages'>,
): LineRefusal | null {
  for (const [place, { optionId, answer }] of optionAnswers.entries()) {
    const option = customOptions.find((one) => one.optionId === optionId)
    if (!option?.lengthLimits || answer.trim() === '' || isSentLength(answer, option.lengthLimits)) continue
    const { least, most } = option.lengthLimits
    return {
      code: 'INVALID',
      field: `optionAnswers.${place}.answer`,
      message: `${option.title}: ${cart.length({ least, most })}`,
    }
  }
  return null
}
