import type { JsonObject } from '../../engine/query/json.ts'
import type { Quote } from '../../store/shoppers/quotes.ts'
import type { BuyRequest } from './articles/buy-request.ts'
import type { PricedLine } from './lines.ts'

/** Formats a line as the platform does. Quote ids are strings for guests and customers. @source platform contract E2, §14.13 */
export function cartItem({ line, request, article }: PricedLine, quote: Quote): JsonObject {
  return {
    item_id: line.id,
    sku: article.sku,
    qty: line.quantity,
    name: article.name,
    price: Math.round(article.price * 100) / 100,
    product_type: article.type,
    quote_id: quote.maskedId ?? String(quote.id),
    ...productOption(request),
  }
}

function productOption({ configurable, custom, bundle }: BuyRequest): JsonObject {
  const options = {
    ...(configurable.length > 0 && {
      configurable_item_options: configurable.map(({ option, value }) => ({ option_id: option, option_value: Number(value) })),
    }),
    ...(custom.length > 0 && {
      custom_options: custom.map(({ option, value }) => ({ option_id: option, option_value: value })),
    }),
    ...(bundle.length > 0 && {
      bundle_options: bundle.map(({ option, quantity, selections }) => ({
        option_id: Number(option),
        option_qty: quantity ?? 1,
        option_selections: selections.map(Number),
      })),
    }),
  }
  return Object.keys(options).length > 0 ? { product_option: { extension_attributes: options } } : {}
}
