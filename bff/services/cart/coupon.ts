import type { UserError } from '#schema/generated/types.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { type CartChange, changedCart } from './changed-cart.ts'
import { cartError } from './lines/cart-errors.ts'
import type { LineSelection } from './lines/line-model.ts'

/** The platform inserts the code into a URL path without escaping it. @source platform contract E2 */
const COUPON = /^[\w.-]{1,255}$/

/** Applies a coupon to the cart. @source TOTAL-1, TEXT-15; platform contract §4.11 */
export async function applyCoupon(code: string, selection: LineSelection, request: RequestScope): Promise<CartChange> {
  const coupon = code.trim()
  // A sign-in or a new cart meanwhile must not change what the attempt is counted by.
  const cartId = request.session?.read().cartId ?? null
  const change = { make: (calls: CouponCalls) => calls.applyCoupon(coupon), refusal: refusalIn(request) }
  const result = await changedCart(change, await obstacleTo(coupon, cartId, request), selection, request)
  if (result.userErrors.length === 0) await request.rateLimits.forgive('coupon', cartId)
  return result
}

export const removeCoupon = (selection: LineSelection, request: RequestScope): Promise<CartChange> =>
  changedCart({ make: (calls) => calls.removeCoupon(), refusal: refusalIn(request) }, null, selection, request)

/** Codes can be guessed, so the number of attempts per cart is limited. */
async function obstacleTo(coupon: string, cartId: string | null, request: RequestScope): Promise<UserError | null> {
  const { rateLimits, messages } = request
  if (!COUPON.test(coupon)) return cartError('INVALID', 'code', request, messages.cart.coupon)
  const isAllowed = await rateLimits.allows('coupon', cartId)
  return isAllowed ? null : cartError('TOO_MANY_REQUESTS', null, request, messages.customer.tooManyRequests)
}

interface CouponCalls {
  applyCoupon(code: string): Promise<void>
}

/** Platforms reject unknown coupons and coupons that do not apply to this cart. */
const refusalIn =
  (request: RequestScope) =>
  (status: number | null): UserError =>
    status === 404 || status === 400
      ? cartError('NOT_FOUND', 'code', request, request.messages.cart.coupon)
      : cartError('REFUSED', null, request, request.messages.cart.couponRefused)
