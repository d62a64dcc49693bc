import type { OrderReceipt } from '../../../domain/checkout/order.types.ts'
import { dropOrderedCart, recordHandOff } from '../../cart/quote/ordered-cart.ts'
import type { PrivateScope } from '../../scope/private-scope.ts'

/**
 * Finds the order placed under a key, or the order of the session's cart, because its answer may have been lost. An order in the
 * platform's queue counts as placed once its cart is gone.
 * @returns null if the platform knows of no order
 * @throws PlatformError if the platform cannot say
 */
export async function findOrder(key: string, scope: PrivateScope): Promise<OrderReceipt | null> {
  const { platform, storeView, session } = scope
  const receipt = await platform.order.placed(storeView, key)
  if (receipt) recordHandOff(scope)
  const isDropped = session.read().handedOffCartId !== null && (await dropOrderedCart(scope))
  if (receipt && !receipt.isReceived) return receipt
  return isDropped ? { id: key, number: null } : receipt
}
