import type { Catalogue } from '../../store/catalogue.ts'
import type { Customer, Customers } from '../../store/shoppers/customers.ts'
import type { Orders } from '../../store/shoppers/orders.ts'
import type { Outbox } from '../../store/shoppers/outbox.ts'
import type { Quote, Quotes } from '../../store/shoppers/quotes.ts'
import type { StoreView } from '../../store-views.ts'
import type { Buyer } from '../cart/articles/article.ts'
import { pricedLines } from '../cart/lines.ts'
import { countryOf, shippingMethods } from '../cart/totals/shipping.ts'
import { type CartTotals, cartTotals } from '../cart/totals/totals.ts'
import type { Deployment } from '../deployment.ts'

/** What the checkout works with. */
export interface CheckoutPlatform {
  readonly catalogue: Catalogue
  readonly quotes: Quotes
  readonly customers: Customers
  readonly orders: Orders
  readonly outbox: Outbox
  readonly deployment: Pick<Deployment, 'shopUrl' | 'shopHosts'>
}

/** What an address of the checkout names: as the shop wrote it, the token empty for guests. */
export interface HandOff {
  readonly token: string
  readonly cart: string
}

/** A cart that may be ordered by whoever came. */
export interface OpenCart {
  readonly quote: Quote
  /** Null for guests. */
  readonly customer: Customer | null
  readonly buyer: Buyer
}

/** Why nothing can be ordered: nobody is signed in any more; there is no such cart, or it is another's; there is nothing in it. */
export type Obstacle = 'expired' | 'unknown' | 'empty'

/** The cart that a store view of a shop handed over, ordered or not; or why it is not shown. @source platform contract §8 */
export function handedOver(
  { token, cart }: HandOff,
  view: StoreView,
  { catalogue, quotes, customers }: CheckoutPlatform,
): OpenCart | Obstacle {
  const customer = token === '' ? null : customers.byToken(token)
  if (token !== '' && !customer) return 'expired'
  const quote = quotes.everMade(cart)
  if (!quote || (quote.customerId !== null && quote.customerId !== customer?.id)) return 'unknown'
  return { quote, customer, buyer: { catalogue, view, group: customer?.groupId ?? 0 } }
}

/** What a cart comes to, delivered in the way that was chosen, otherwise in the first there is. */
export function orderTotals({ quote, buyer }: OpenCart, quotes: Quotes): CartTotals {
  const lines = pricedLines(quotes, quote, buyer)
  const kept = quote.address === null ? {} : JSON.parse(quote.address)
  const address = { ...kept, country_id: countryOf(kept) ?? buyer.view.taxCountry }
  const totals = cartTotals({ ...quote, address: JSON.stringify(address) }, lines, buyer)
  const [first] = shippingMethods(lines, address, buyer.view).filter(({ error }) => error === '')
  if (totals.shipping || !first) return totals
  return cartTotals({ ...quote, address: JSON.stringify(address), carrier: first.carrier, method: first.method }, lines, buyer)
}
