import type { CheckoutReturnPayload } from '#schema/generated/types.ts'
import { PlatformError } from '../../platform/base/errors.ts'
import { cartError } from '../cart/lines/cart-errors.ts'
import { dropOrderedCart } from '../cart/quote/ordered-cart.ts'
import { hasOrdered, isOrderedDevice } from '../cart/quote/ordered-devices.ts'
import type { PrivateScope } from '../scope/private-scope.ts'

type Return = Omit<CheckoutReturnPayload, '__typename'>

const unknown = (scope: PrivateScope): Return => ({
  status: 'UNKNOWN',
  isCartOrdered: false,
  userErrors: [cartError('UNAVAILABLE', null, scope)],
})

/**
 * The state of the handed-over cart when the shopper comes back. Any link can lead to this page, so a cart that the platform still has is
 * left alone.
 * @param deviceId id of the requesting device
 * @source CHECKOUT-1, SCREEN-17; decision 0023
 */
export async function checkoutReturn(deviceId: string, scope: PrivateScope): Promise<Return> {
  const { session } = scope
  return session.serially(async () => {
    if (session.isReplaced()) return unknown(scope)
    try {
      await dropOrderedCart(scope)
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error
      scope.log.warn(error.forLog(), 'cart state unknown after external checkout')
      return unknown(scope)
    }
    const { handedOffCartId, cartId, revisions } = session.read()
    const isOpen = handedOffCartId !== null && handedOffCartId === cartId
    return {
      status: isOpen ? 'OPEN' : hasOrdered(revisions) ? 'ORDERED' : 'NONE',
      isCartOrdered: isOrderedDevice(deviceId, revisions),
      userErrors: [],
    }
  })
}
