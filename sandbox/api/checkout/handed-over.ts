import type { Catalog } from '../../store/catalog.ts'
import type { Customer, Customers } from '../../store/shoppers/customers.ts'
import type { Orders } from '../../store/shoppers/orders.ts'
import type { Outbox } from '../../store/shoppers/outbox.ts'
import type { Quote, Quotes } from '../../store/shoppers/quotes.ts'
import type { StoreView } from '../../store-views.ts'
import type { Buyer } from '../cart/articles/article.ts'
import { priceLines } from '../cart/lines.ts'
import { readCountry, shippingMethods } from '../cart/totals/shipping.ts'
import { type CartTotals, cartTotals } from '../cart/totals/totals.ts'
import type { Deployment } from '../deployment.ts'

export interface CheckoutPlatform {
  readonly catalog: Catalog
  readonly quotes: Quotes
  readonly customers: Customers
  readonly orders: Orders
  readonly outbox: Outbox
  readonly deployment: Pick<Deployment, 'shopUrl' | 'shopHosts'>
}

/** The parameters of a checkout URL, as written by the shop. The token is empty for guests. */
export interface HandOff {
  readonly token: string
  readonly cart: string
}

/** A cart that the shopper may order. */
export interface OpenCart {
  readonly quote: Quote
  readonly customer: Customer | null
  readonly buyer: Buyer
}

/** Why a cart cannot be ordered: the session has expired, the cart is unknown or another customer's, or it is empty. */
export type Obstacle = 'expired' | 'unknown' | 'empty'

/** Returns the cart that a shop handed over, ordered or not, or the reason why it is not shown. @source platform contract §8 */
export function findCart(
  { token, cart }: HandOff,
  view: StoreView,
  { catalog, quotes, customers }: CheckoutPlatform,
): OpenCart | Obstacle {
  const customer = token === '' ? null : customers.byToken(token)
  if (token !== '' && !customer) return 'expired'
  const quote = quotes.everMade(cart)
  if (!quote || (quote.customerId !== null && quote.customerId !== customer?.id)) return 'unknown'
  return { quote, customer, buyer: { catalog, view, group: customer?.groupId ?? 0 } }
}

/** Calculates the totals with the chosen shipping method, or with the first one available. */
export function orderTotals({ quote, buyer }: OpenCart, quotes: Quotes): CartTotals {
  const lines = priceLines(quotes, quote, buyer)
  const kept = quote.address === null ? {} : JSON.parse(quote.address)
  const address = { ...kept, country_id: readCountry(kept) ?? buyer.view.taxCountry }
  const totals = cartTotals({ ...quote, address: JSON.stringify(address) }, lines, buyer)
  const [first] = shippingMethods(lines, address, buyer.view).filter(({ error }) => error === '')
  if (totals.shipping || !first) return totals
  return cartTotals({ ...quote, address: JSON.stringify(address), carrier: first.carrier, method: first.method }, lines, buyer)
}
