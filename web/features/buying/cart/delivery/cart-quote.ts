import type { DeliveryMethodFragment } from '#schema/generated/operations.ts'
import { useShop } from '../../../../data/shop.tsx'
import { createStore, useStore } from '../../../../data/store.ts'
import type { VisibleCart } from '../../../../sync/tasks/cart/cart-state.ts'
import { useDestination } from '../device/use-destination.ts'
import { deliveryRequestKey } from './delivery-state.ts'
import type { Quote } from './quote.ts'

/** What the platform last offered for the cart. Only in memory, because its prices may be a customer's own. */
const lastQuote = createStore<Quote | null>(null)

export const recordCartQuote = (quote: Quote) => lastQuote.set(quote)

/** The methods that the platform offered for a cart as it is now; null if it was not asked for it. Requests nothing. */
export function useCartQuote(cart: VisibleCart | null): readonly DeliveryMethodFragment[] | null {
  const { country } = useShop()
  const destination = useDestination() ?? { postcode: '', country }
  const requestKey = deliveryRequestKey(destination, cart)
  return useStore(lastQuote, (quote) => (quote && requestKey !== null && quote.requestKey === requestKey ? quote.methods : null))
}
