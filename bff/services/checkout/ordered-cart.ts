import { PlatformRefused } from '../../platform/errors.ts'
import type { CartScope } from '../cart/quote/cart-scope.ts'
import { createdCart } from '../cart/quote/open-quote.ts'
import { allOrdered } from '../cart/quote/ordered-devices.ts'
import { isCustomersCart, quoteCalls } from '../cart/quote/quote-calls.ts'

/** Notes that the session's cart has left for the external checkout, or is being ordered here. */
export function noteHandOff({ session }: CartScope): void {
  session.change({ handedOffCartId: session.read().cartId })
}

/**
 * Drops the session's cart when it was handed over and the platform has it no longer: it was ordered, though its shopper may not have come
 * back. Its lines are not to be put into another one.
 * @returns whether it was dropped
 * @throws PlatformError when that cannot be found out
 */
export async function dropOrderedCart(scope: CartScope): Promise<boolean> {
  const { handedOffCartId, cartId } = scope.session.read()
  if (handedOffCartId === null || handedOffCartId !== cartId) return false
  if (!(await isGone(cartId, scope))) return false
  forgetOrderedCart(scope)
  return true
}

/** The session's cart was ordered: its devices are told when they ask, and nothing of it is put into another. @source ORDER-3 */
export function forgetOrderedCart({ session }: CartScope): void {
  session.change({ cartId: null, handedOffCartId: null, revisions: allOrdered(session.read().revisions) })
}

/**
 * A guest's cart that was ordered is not found. A customer is answered with whatever cart there is now, which may be a new one.
 * @source platform contract E2
 */
async function isGone(cartId: string, scope: CartScope): Promise<boolean> {
  try {
    const lines = await quoteCalls(cartId, scope).pull()
    if (!isCustomersCart(cartId)) return false
    if (lines.length > 0) return !lines.some(({ quoteId }) => quoteId === cartId)
    return (await createdCart(scope)) !== cartId
  } catch (error) {
    if (error instanceof PlatformRefused && error.status === 404) return true
    throw error
  }
}
