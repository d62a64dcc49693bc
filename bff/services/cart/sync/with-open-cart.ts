import type { UserError } from '#schema/generated/types.ts'
import { PlatformError } from '../../../platform/base/errors.ts'
import type { PrivateScope } from '../../scope/private-scope.ts'
import { cartError } from '../lines/cart-errors.ts'
import { TooManyCarts } from '../quote/open-quote.ts'
import { dropOrderedCart } from '../quote/ordered-cart.ts'

/**
 * Runs work on the lines of the session's cart, in its turn. A cart that was ordered elsewhere is dropped first.
 * @param failed the result if the platform gives no clear answer or the client creates too many carts
 * @throws SessionExpired
 */
export const withOpenCart = <Result>(
  scope: PrivateScope,
  work: () => Promise<Result>,
  failed: (error: UserError) => Result,
): Promise<Result> =>
  scope.session.serially(async () => {
    const unavailable = () => failed(cartError('UNAVAILABLE', null, scope))
    // After a sign-in the guest's lines would be added to the customer's cart a second time if the device sent them again.
    if (scope.session.isReplaced()) return unavailable()
    scope.session.requireOpen()
    try {
      await dropOrderedCart(scope)
      return await work()
    } catch (failure) {
      if (failure instanceof TooManyCarts)
        return failed({ code: 'TOO_MANY_REQUESTS', field: null, message: scope.messages.customer.tooManyRequests })
      if (!(failure instanceof PlatformError)) throw failure
      scope.log.warn(failure.forLog(), 'cart sync failed')
      return unavailable()
    }
  })
