import type { UserError } from '#schema/generated/types.ts'
import { CART_MESSAGES } from '../../domain/cart/messages.ts'
import { CUSTOMER_MESSAGES } from '../../domain/customer/messages.ts'
import type { RequestScope } from '../request-scope.ts'
import { type CartChange, changedCart } from './changed-cart.ts'
import type { LineSelection } from './lines/line-model.ts'
import { userError } from './user-errors.ts'

/** The platform pastes it into a path of its own as it comes. @source platform contract E2 */
const COUPON = /^[\w.-]{1,255}$/

/** Puts a coupon on the cart. @source TOTAL-1, TEXT-15; platform contract §4.11 */
export async function applyCoupon(code: string, selection: LineSelection, request: RequestScope): Promise<CartChange> {
  const coupon = code.trim()
  const change = { make: (calls: CouponCalls) => calls.applyCoupon(coupon), refusal }
  return changedCart(change, await obstacleTo(coupon, request), selection, request)
}

/** Takes the coupon off the cart. */
export const removeCoupon = (selection: LineSelection, request: RequestScope): Promise<CartChange> =>
  changedCart({ make: (calls) => calls.removeCoupon(), refusal }, null, selection, request)

/** Codes can be guessed: only so many are tried for a cart. */
async function obstacleTo(coupon: string, { rateLimits, session }: RequestScope): Promise<UserError | null> {
  if (!COUPON.test(coupon)) return userError('INVALID', 'code', CART_MESSAGES.coupon)
  const isAllowed = await rateLimits.allows('coupon', session?.read().cartId ?? null)
  return isAllowed ? null : userError('TOO_MANY_REQUESTS', null, CUSTOMER_MESSAGES.tooManyRequests)
}

interface CouponCalls {
  applyCoupon(code: string): Promise<void>
}

/** Platforms know neither a coupon that does not exist nor one that does not count here. */
const refusal = (status: number | null): UserError =>
  status === 404 || status === 400
    ? userError('NOT_FOUND', 'code', CART_MESSAGES.coupon)
    : userError('REFUSED', null, CART_MESSAGES.couponRefused)
