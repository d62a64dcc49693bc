import { PlatformRefused } from '../../../platform/base/errors.ts'
import type { PrivateScope } from '../../scope/private-scope.ts'
import { createCart } from './open-quote.ts'
import { markAllOrdered } from './ordered-devices.ts'
import { isCustomersCart, quoteCalls } from './quote-calls.ts'

/** Records that the session's cart was handed to the external checkout, or is being ordered here. */
export function recordHandOff({ session }: PrivateScope): void {
  session.change({ handedOffCartId: session.read().cartId })
}

/**
 * Drops the session's cart if it was handed over and the platform no longer has it. The cart was then ordered, even if the shopper has not
 * come back. Its lines must not be added to another cart.
 * @returns whether the cart was dropped
 * @throws PlatformError if the cart cannot be read
 */
export async function dropOrderedCart(scope: PrivateScope): Promise<boolean> {
  const { handedOffCartId, cartId } = scope.session.read()
  if (handedOffCartId === null || handedOffCartId !== cartId) return false
  if (!(await isGone(cartId, scope))) return false
  markCartOrdered(scope)
  return true
}

/**
 * Records that the session's cart was ordered: its devices learn it at their next sync, and its lines are not added to another cart.
 * @source ORDER-3
 */
export function markCartOrdered({ session }: PrivateScope): void {
  session.change({ cartId: null, handedOffCartId: null, revisions: markAllOrdered(session.read().revisions) })
}

/**
 * The platform does not find an ordered guest cart. A customer gets the current cart, which may be a new one.
 * @source platform contract E2
 */
async function isGone(cartId: string, scope: PrivateScope): Promise<boolean> {
  try {
    const lines = await quoteCalls(cartId, scope).pull()
    if (!isCustomersCart(cartId)) return false
    if (lines.length > 0) return !lines.some(({ quoteId }) => quoteId === cartId)
    return (await createCart(scope)) !== cartId
  } catch (error) {
    if (error instanceof PlatformRefused && error.status === 404) return true
    throw error
  }
}
