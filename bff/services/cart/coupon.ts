import type { UserError } from '#schema/generated/types.ts'
import type { PrivateScope } from '../scope/private-scope.ts'
import { type CartChange, changeCart } from './change-cart.ts'
import { cartError } from './lines/cart-errors.ts'
import type { LineSelection } from './lines/line-model.ts'

/** The platform inserts the code into a URL path without escaping it. @source platform contract E2 */
const COUPON = /^(?!\.{1,2}$)[\w.-]{1,255}$/

/** Applies a coupon to the cart. @source TOTAL-1, TEXT-15; platform contract §4.11 */
export async function applyCoupon(code: string, selection: LineSelection, scope: PrivateScope): Promise<CartChange> {
  const coupon = code.trim()
  // A sign-in or a new cart meanwhile must not change the key that the attempt is counted under.
  const cartId = scope.session.read().cartId
  const change = { make: (calls: CouponCalls) => calls.applyCoupon(coupon), refusal: refusalIn(scope) }
  const result = await changeCart(change, await obstacleTo(coupon, cartId, scope), selection, scope)
  if (result.userErrors.length === 0) await scope.rateLimits.forgive('coupon', cartId)
  return result
}

export const removeCoupon = (selection: LineSelection, scope: PrivateScope): Promise<CartChange> =>
  changeCart({ make: (calls) => calls.removeCoupon(), refusal: refusalIn(scope) }, null, selection, scope)

/** Codes can be guessed, so the number of attempts per cart is limited. */
async function obstacleTo(coupon: string, cartId: string | null, scope: PrivateScope): Promise<UserError | null> {
  const { rateLimits, messages } = scope
  if (!COUPON.test(coupon)) return cartError('INVALID', 'code', scope, messages.cart.coupon)
  const isAllowed = await rateLimits.allows('coupon', cartId)
  return isAllowed ? null : cartError('TOO_MANY_REQUESTS', null, scope, messages.customer.tooManyRequests)
}

interface CouponCalls {
  applyCoupon(code: string): Promise<void>
}

/** Platforms reject unknown coupons and coupons that do not apply to this cart. */
const refusalIn =
  (scope: PrivateScope) =>
  (status: number | null): UserError =>
    status === 404 || status === 400
      ? cartError('NOT_FOUND', 'code', scope, scope.messages.cart.coupon)
      : cartError('REFUSED', null, scope, scope.messages.cart.couponRefused)
