import type { BundleChoice, OptionAnswer } from '#schema/rules/cart/line-content.ts'
import { wholeQuantity } from '#schema/rules/cart/whole-quantity.ts'
import type { QuoteLine, VariantOption } from '../../domain/cart/cart.types.ts'
import type { Decode } from '../documents/decoding.ts'
import {
  type Document,
  decodeDocuments,
  decodeId,
  decodeIds,
  decodeLabel,
  decodeNumber,
  decodeText,
  isDocument,
} from '../documents/document.ts'

/** A quote line; null without an item id or a sku, because it could not be changed. @source platform contract E2 */
export const decodeQuoteLine: Decode<QuoteLine> = (item) => {
  const itemId = decodeId(item.item_id)
  const sku = decodeId(item.sku)
  if (itemId === null || sku === null) return null
  const options = decodeOptions(item)
  return {
    itemId,
    sku,
    quoteId: decodeId(item.quote_id),
    quantity: decodeQuantity(item.qty),
    name: decodeLabel(item.name) ?? sku,
    type: decodeText(item.product_type) ?? 'simple',
    variantOptions: decodeDocuments(options.configurable_item_options).flatMap(variantOption),
    bundleChoices: decodeDocuments(options.bundle_options).flatMap(bundleChoice),
    optionAnswers: decodeDocuments(options.custom_options).flatMap(optionAnswer),
  }
}

/** A whole number; missing and negative values are 0, and a fraction of one piece is 1. */
function decodeQuantity(value: unknown): number {
  const number = decodeNumber(value)
  if (number === null) return 0
  return wholeQuantity(number > 0 ? Math.max(number, 1) : 0) ?? 0
}

function decodeOptions({ product_option: option }: Document): Document {
  const extension = isDocument(option) ? option.extension_attributes : null
  return isDocument(extension) ? extension : {}
}

function variantOption(option: Document): readonly VariantOption[] {
  const [attributeId, valueId] = [decodeId(option.option_id), decodeId(option.option_value)]
  return attributeId === null || valueId === null ? [] : [{ attributeId, valueId }]
}

function bundleChoice(option: Document): readonly BundleChoice[] {
  const optionId = decodeId(option.option_id)
  const selectionIds = decodeIds(
    isDocument(option.option_selections) ? Object.values(option.option_selections) : option.option_selections,
  )
  return optionId === null || selectionIds.length === 0
    ? []
    : [{ optionId, selectionIds, quantity: Math.max(1, decodeQuantity(option.option_qty)) }]
}

function optionAnswer(option: Document): readonly OptionAnswer[] {
  const optionId = decodeId(option.option_id)
  const value = option.option_value
  const answer = Array.isArray(value) ? decodeIds(value).join(',') : decodeText(value)
  return optionId === null || !answer ? [] : [{ optionId, answer }]
}
