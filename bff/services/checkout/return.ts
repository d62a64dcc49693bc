import type { CheckoutReturnInput, CheckoutReturnPayload } from '#schema/generated/types.ts'
import { PlatformError } from '../../platform/base/errors.ts'
import { cartError } from '../cart/lines/cart-errors.ts'
import { dropOrderedCart } from '../cart/quote/ordered-cart.ts'
import { hasOrdered, isOrderedDevice } from '../cart/quote/ordered-devices.ts'
import type { PrivateScope } from '../scope/private-scope.ts'
import { SessionExpired } from '../scope/session-errors.ts'

type Return = Omit<CheckoutReturnPayload, '__typename'>

/** The newest orders that are searched for one that was just placed. */
const NEWEST = { size: 20, page: 1 }

const NO_METHOD = { deliveryMethod: null, deliveryMethodCode: null }

const unknown = (scope: PrivateScope): Return => ({
  status: 'UNKNOWN',
  isCartOrdered: false,
  ...NO_METHOD,
  userErrors: [cartError('UNAVAILABLE', null, scope)],
})

/**
 * The state of the handed-over cart when the shopper comes back. Any link can lead to this page, so a cart that the platform still has is
 * left alone.
 * @source CHECKOUT-1, SCREEN-17, ORDER-20; decision 0023
 */
export async function checkoutReturn({ deviceId, orderNumber }: CheckoutReturnInput, scope: PrivateScope): Promise<Return> {
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
    const status = isOpen ? 'OPEN' : hasOrdered(revisions) ? 'ORDERED' : 'NONE'
    return {
      status,
      isCartOrdered: isOrderedDevice(deviceId, revisions),
      ...(status === 'ORDERED' && orderNumber ? await readDelivery(orderNumber, scope) : NO_METHOD),
      userErrors: [],
    }
  })
}

/** How an order of the customer is delivered, by the order history. The outcome is known without it, so a failure loses nothing else. */
async function readDelivery(
  number: string,
  { session, platform, storeView, log }: PrivateScope,
): Promise<Pick<Return, 'deliveryMethod' | 'deliveryMethodCode'>> {
  try {
    const history = await session.withToken(async (token) =>
      token === null ? null : platform.user.orders(storeView, token, NEWEST),
    )
    const order = history?.items.find((each) => each.number === number)
    return order ? { deliveryMethod: order.shippingMethod, deliveryMethodCode: order.shippingMethodCode } : NO_METHOD
  } catch (error) {
    if (error instanceof PlatformError) log.warn(error.forLog(), 'delivery method of the order unknown')
    else if (!(error instanceof SessionExpired)) throw error
    return NO_METHOD
  }
}
