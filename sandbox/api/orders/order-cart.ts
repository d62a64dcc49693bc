import { isObject, type JsonObject } from '../../engine/query/json.ts'
import { readText } from '../../store/fields.ts'
import type { Customer } from '../../store/shoppers/customers.ts'
import type { Quote } from '../../store/shoppers/quotes.ts'
import type { StoreView } from '../../store-views.ts'
import { priceLines } from '../cart/lines.ts'
import { updateLine } from '../cart/update-line.ts'
import type { CheckoutPlatform, OpenCart } from '../checkout/handed-over.ts'
import { Refusal } from '../envelope.ts'

export type OrderPlatform = Omit<CheckoutPlatform, 'deployment'>

/**
 * Returns the cart for an order, with exactly the lines of the order.
 * A customer's order uses their current cart or a new one, whatever cart it names; a guest's order uses the cart it names.
 * @returns null if that cart no longer exists
 * @throws Refusal 500 with the platform's message
 * @source platform contract §8.3
 */
export function orderCart(body: JsonObject, view: StoreView, platform: OrderPlatform): OpenCart | null {
  const { products } = body
  if (!Array.isArray(products)) throw new Refusal(500, 'req.body.products is not iterable')
  const customer = platform.customers.byId(Number.parseInt(String(body.user_id), 10) || 0)
  const quote = findQuote(body, customer, platform)
  if (!quote) return null
  const buyer = { catalog: platform.catalog, view, group: customer?.groupId ?? 0 }
  const cart = { quote, customer, buyer }
  try {
    applyOrderLines(products.filter(isObject), cart, platform)
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(500, `Error while adding products. ${error.message}`)
    throw error
  }
  return cart
}

function findQuote(body: JsonObject, customer: Customer | null, { quotes }: OrderPlatform): Quote | null {
  if (customer) return quotes.byCustomer(customer.id) ?? quotes.createForCustomer(customer.id)
  const cartId = readText(body, 'cart_id')
  return cartId === null ? quotes.createForGuest() : quotes.byMaskedId(cartId)
}

/** Adds missing lines, corrects quantities, and deletes lines that are not in the order. */
function applyOrderLines(products: readonly JsonObject[], { quote, buyer }: OpenCart, { quotes }: OrderPlatform): void {
  const kept = new Set<number>()
  for (const product of products) {
    const lines = priceLines(quotes, quote, buyer).filter(({ line }) => !kept.has(line.id))
    const known =
      lines.find(({ line }) => String(line.id) === String(product.server_item_id)) ??
      lines.find(({ article }) => article.sku === product.sku)
    const item = { sku: product.sku, qty: product.qty, product_option: product.product_option }
    if (known) {
      kept.add(known.line.id)
      if (known.line.quantity !== product.qty) quotes.setQuantity(known.line.id, Number(product.qty))
    } else kept.add(updateLine(item, quotes, quote, buyer).line.id)
  }
  for (const { id } of quotes.lines(quote)) if (!kept.has(id)) quotes.remove(id)
}
