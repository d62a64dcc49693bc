import { findQuote } from '../cart/quote/open-quote.ts'
import { recordHandOff } from '../cart/quote/ordered-cart.ts'
import { isCustomersCart } from '../cart/quote/quote-calls.ts'
import type { PrivateScope } from '../scope/private-scope.ts'
import { SessionExpired } from '../scope/session-errors.ts'

/**
 * The path by which the external checkout takes over the shopper's cart; the token is empty for guests. Null if there is nothing to hand
 * over: no cart, an empty cart, a cart still to be merged with the customer's, or an expired session.
 * @throws PlatformError if the cart cannot be read
 * @source CHECKOUT-2; platform contract §8
 */
export async function checkoutPath(scope: PrivateScope): Promise<string | null> {
  const { session } = scope
  return session.serially(async () => {
    if (session.isReplaced()) return null
    try {
      const quote = await findQuote(scope)
      // Read after the call, because the call may renew the token.
      const { cartId, customerToken } = session.read()
      if (cartId === null || !quote?.lines.some(({ quantity }) => quantity > 0)) return null
      if (customerToken !== null && !isCustomersCart(cartId)) return null
      recordHandOff(scope)
      return `/vue/cart/sync/token/${encodeURIComponent(customerToken ?? '')}/cart/${encodeURIComponent(cartId)}`
    } catch (error) {
      if (error instanceof SessionExpired) return null
      throw error
    }
  })
}
