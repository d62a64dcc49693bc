import type { OrderReceipt } from '../../../domain/checkout/order.types.ts'
import type { CartScope } from '../../cart/quote/cart-scope.ts'
import { dropOrderedCart, noteHandOff } from '../ordered-cart.ts'

/**
 * Finds the order that was placed under a key, or of the session's cart: its answer may have been lost.
 * @returns null if nothing was ordered as far as the platform knows
 * @throws PlatformError when the platform cannot say
 */
export async function findOrder(key: string, scope: CartScope): Promise<OrderReceipt | null> {
  const { platform, storeView, session } = scope
  const receipt = await platform.order.placed(storeView, key)
  if (receipt) noteHandOff(scope)
  const isDropped = session.read().handedOffCartId !== null && (await dropOrderedCart(scope))
  return receipt ?? (isDropped ? { id: key, number: null } : null)
}
