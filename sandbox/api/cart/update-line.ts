import { isObject, type JsonObject } from '../../engine/query/json.ts'
import type { Quote, QuoteLine, Quotes } from '../../store/shoppers/quotes.ts'
import { Refusal } from '../envelope.ts'
import type { Buyer } from './articles/article.ts'
import { hasOptions, parseBuyRequest, readBuyRequest, writeBuyRequest } from './articles/buy-request.ts'
import { findArticle } from './articles/find-article.ts'
import { checkStock } from './articles/stock-check.ts'
import { type PricedLine, priceLines } from './lines.ts'

/**
 * Adds or updates a cart item. With an `item_id`, sets the quantity of that line, and its options if there are any.
 * Without one, adds to the line with the same options, or creates a line.
 * @returns the stored line
 * @throws Refusal 400 or 404
 * @source platform contract E2
 */
export function updateLine(cartItem: JsonObject, quotes: Quotes, quote: Quote, buyer: Buyer): PricedLine {
  checkProperties(cartItem)
  const given = readQuantity(cartItem.qty)
  const lines = quotes.lines(quote)
  const current = (cartItem.item_id ?? null) === null ? null : findLine(cartItem.item_id, lines, quote)
  const sku = current ? parseBuyRequest(current.buyRequest).sku : String(cartItem.sku ?? '')
  const asked = readBuyRequest(sku, cartItem.product_option)
  const request = current && !hasOptions(asked) ? parseBuyRequest(current.buyRequest) : asked
  const buyRequest = writeBuyRequest(request)
  const equal = lines.find((line) => line.buyRequest === buyRequest)
  const quantity = given + (equal && equal !== current ? equal.quantity : 0)
  const article = findArticle(request, quantity, buyer)
  const others = priceLines(quotes, quote, buyer)
    .filter(({ line }) => line.id !== current?.id && line.id !== equal?.id)
    .map(({ line, article }) => ({ article, quantity: line.quantity }))
  checkStock({ article, quantity }, others)
  return { line: store(), request, article }

  function store(): QuoteLine {
    if (!current) return quotes.add(quote, buyRequest, given)
    if (current.buyRequest === buyRequest) return quotes.setQuantity(current.id, given)
    if (equal) {
      quotes.remove(current.id)
      return quotes.setQuantity(equal.id, quantity)
    }
    return quotes.setBuyRequest(current.id, buyRequest, given)
  }
}

/** Finds a line by item id. @throws Refusal 404 */
export function findLine(itemId: unknown, lines: readonly QuoteLine[], quote: Quote): QuoteLine {
  const line = lines.find(({ id }) => String(id) === String(itemId))
  if (!line) throw new Refusal(404, `The ${quote.id} Cart doesn't contain the ${String(itemId)} item.`)
  return line
}

const CART_ITEM = 'Magento\\Quote\\Api\\Data\\CartItemInterface'
/** The properties of a cart item, in Magento's spelling. */
const KNOWN = new Set(['ItemId', 'Sku', 'Qty', 'Name', 'Price', 'ProductType', 'QuoteId', 'ProductOption', 'ExtensionAttributes'])

/** @throws Refusal 400 for a property that a cart item does not have. @source platform contract §14.13 */
function checkProperties(cartItem: JsonObject): void {
  for (const property of Object.keys(cartItem)) {
    const name = property.replace(/(?:^|_)([a-z])/g, (_, first: string) => first.toUpperCase())
    if (!KNOWN.has(name))
      throw new Refusal(400, `Property "${name}" does not have accessor method "get${name}" in class "${CART_ITEM}".`)
  }
}

/** Reads a whole number from a number or string. @throws Refusal 400 */
function readQuantity(qty: unknown): number {
  const number = typeof qty === 'number' || (typeof qty === 'string' && qty.trim() !== '') ? Number(qty) : Number.NaN
  if (!Number.isFinite(number) || number <= 0)
    throw new Refusal(400, `Invalid value of "${isObject(qty) ? '' : String(qty ?? '')}" provided for the qty field.`)
  if (number < 1) throw new Refusal(400, 'The fewest you may purchase is 1.')
  return Math.floor(number)
}
