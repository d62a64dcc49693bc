import { cartScope } from '../cart/quote/cart-scope.ts'
import { knownQuote } from '../cart/quote/open-quote.ts'
import { isCustomersCart } from '../cart/quote/quote-calls.ts'
import type { RequestScope } from '../request-scope.ts'
import { SessionExpired } from '../session-errors.ts'
import { noteHandOff } from './ordered-cart.ts'

/**
 * The path by which the external checkout takes over the shopper's cart; the token is empty for guests. Null where there is nothing to hand over:
 * no cart, an empty one, one that is still to be joined with a customer's, or a session that has ended.
 * @throws PlatformError when that cannot be found out
 * @source CHECKOUT-2; platform contract §8
 */
export async function checkoutPath(request: RequestScope): Promise<string | null> {
  const scope = cartScope(request)
  const { session } = scope
  return session.serially(async () => {
    if (session.isReplaced()) return null
    try {
      const quote = await knownQuote(scope)
      // Read after the call, which may have renewed the token.
      const { cartId, customerToken } = session.read()
      if (cartId === null || !quote?.lines.some(({ quantity }) => quantity > 0)) return null
      if (customerToken !== null && !isCustomersCart(cartId)) return null
      noteHandOff(scope)
      return `/vue/cart/sync/token/${encodeURIComponent(customerToken ?? '')}/cart/${encodeURIComponent(cartId)}`
    } catch (error) {
      if (error instanceof SessionExpired) return null
      throw error
    }
  })
}
