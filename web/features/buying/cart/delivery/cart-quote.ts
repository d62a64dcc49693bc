import type { DeliveryMethodFragment } from '#schema/generated/operations.ts'
import { useShop } from '../../../../data/shop.tsx'
import { createStore, useStore } from '../../../../data/store.ts'
import type { VisibleCart } from '../../../../sync/tasks/cart/cart-state.ts'
import { useDestination } from '../device/use-destination.ts'
import { deliveryRequestKey } from './delivery-state.ts'
import type { Quote } from './quote.ts'

/** The platform's last offer for the cart. Kept in memory only, because its prices may be a customer's own. */
const lastQuote = createStore<Quote | null>(null)

export const recordCartQuote = (quote: Quote) => lastQuote.set(quote)

/** The methods that the platform offered for the current cart; null if it has not been asked for this cart. Requests nothing. */
export function useCartQuote(cart: VisibleCart | null): readonly DeliveryMethodFragment[] | null {
  const { country } = useShop()
  const destination = useDestination() ?? { postcode: '', country }
  const requestKey = deliveryRequestKey(destination, cart)
  return useStore(lastQuote, (quote) => (quote && requestKey !== null && quote.requestKey === requestKey ? quote.methods : null))
}
