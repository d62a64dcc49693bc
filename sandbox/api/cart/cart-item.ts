import type { JsonObject } from '../../engine/query/json.ts'
import type { Quote } from '../../store/shoppers/quotes.ts'
import type { BuyRequest } from './articles/buy-request.ts'
import type { PricedLine } from './lines.ts'

/**
 * A line as the platform tells of it. Its quantity is a number, but every third line's is the decimal of the database, a
 * text; the quote's id is a text, whoever's it is.
 * @source platform contract E2
 */
export function cartItem({ line, request, article }: PricedLine, quote: Quote): JsonObject {
  return {
    item_id: line.id,
    sku: article.sku,
    qty: line.id % 3 === 0 ? line.quantity.toFixed(4) : line.quantity,
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
