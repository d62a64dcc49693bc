import type { UserError } from '#schema/generated/types.ts'
import { CART_MESSAGES } from '../../domain/cart/messages.ts'
import { CUSTOMER_MESSAGES } from '../../domain/customer/messages.ts'
import { PlatformError, PlatformRefused } from '../../platform/errors.ts'
import type { RequestScope } from '../request-scope.ts'
import { type CartModel, cartModel } from './cart-model.ts'
import { type CartScope, cartScope } from './cart-scope.ts'
import type { LineSelection } from './line-model.ts'
import { knownQuote, type OpenQuote } from './open-quote.ts'
import type { QuoteCalls } from './quote-calls.ts'
import { quotedCart } from './read.ts'
import { userError } from './user-errors.ts'

export interface CartChange {
  /** Null when it could not be read. */
  readonly cart: CartModel | null
  readonly userErrors: readonly UserError[]
}

/** The platform pastes it into a path of its own as it comes. @source platform contract E2 */
const COUPON = /^[\w.-]{1,255}$/

/** Puts a coupon on the cart. @source TOTAL-1, TEXT-15; platform contract §4.11 */
export async function applyCoupon(code: string, selection: LineSelection, request: RequestScope): Promise<CartChange> {
  const coupon = code.trim()
  const obstacle = await obstacleTo(coupon, request)
  const change = obstacle ? null : (calls: QuoteCalls) => calls.applyCoupon(coupon)
  return changedCart(change, obstacle ? [obstacle] : [], selection, request)
}

/** Codes can be guessed: only so many are tried for a cart. */
async function obstacleTo(coupon: string, { rateLimits, session }: RequestScope): Promise<UserError | null> {
  if (!COUPON.test(coupon)) return userError('INVALID', 'code', CART_MESSAGES.coupon)
  const isAllowed = await rateLimits.allows('coupon', session?.read().cartId ?? null)
  return isAllowed ? null : userError('TOO_MANY_REQUESTS', null, CUSTOMER_MESSAGES.tooManyRequests)
}

/** Takes the coupon off the cart. */
export const removeCoupon = (selection: LineSelection, request: RequestScope): Promise<CartChange> =>
  changedCart((calls) => calls.removeCoupon(), [], selection, request)

type Change = (calls: QuoteCalls) => Promise<void>

async function changedCart(
  change: Change | null,
  errors: readonly UserError[],
  selection: LineSelection,
  request: RequestScope,
): Promise<CartChange> {
  const scope = cartScope(request)
  return scope.session.serially(async () => {
    try {
      const quote = await knownQuote(scope)
      const userErrors = [...errors, ...(change ? await couponErrors(change, quote, scope) : [])]
      const cart = quote && (await cartModel(await quotedCart(quote, [], scope), selection, 0, scope))
      return { cart, userErrors }
    } catch (error) {
      return { cart: null, userErrors: [...errors, couponError(error, scope)] }
    }
  })
}

/** A coupon is worth nothing without a cart and without totals. */
async function couponErrors(change: Change, quote: OpenQuote | null, scope: CartScope): Promise<readonly UserError[]> {
  if (!quote || !scope.config.cart.totalsSync) return [userError('REFUSED', null, CART_MESSAGES.couponRefused)]
  try {
    await change(quote.calls)
    return []
  } catch (error) {
    return [couponError(error, scope)]
  }
}

/** @throws what is no error of the platform */
function couponError(error: unknown, { log }: CartScope): UserError {
  if (!(error instanceof PlatformError)) throw error
  log.warn(error.forLog(), 'coupon not changed')
  if (!(error instanceof PlatformRefused)) return userError('UNAVAILABLE', null)
  const isUnknown = error.status === 404 || error.status === 400
  return isUnknown
    ? userError('NOT_FOUND', 'code', CART_MESSAGES.coupon)
    : userError('REFUSED', null, CART_MESSAGES.couponRefused)
}
