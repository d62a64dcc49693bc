import type { UserError } from '#schema/generated/types.ts'
import { PlatformError, PlatformRefused } from '../../platform/base/errors.ts'
import type { PrivateScope } from '../scope/private-scope.ts'
import { cartError } from './lines/cart-errors.ts'
import { type CartModel, cartModel } from './lines/cart-model.ts'
import type { LineSelection } from './lines/line-model.ts'
import { findQuote, type OpenQuote } from './quote/open-quote.ts'
import type { QuoteCalls } from './quote/quote-calls.ts'
import { readQuotedCart } from './read.ts'

export interface CartChange {
  /** Null if the cart could not be read. */
  readonly cart: CartModel | null
  readonly userErrors: readonly UserError[]
}

interface Change {
  readonly make: (calls: QuoteCalls) => Promise<void>
  /** The error if the platform rejects the change or if there is no cart. @param status null if there is no cart */
  readonly refusal: (status: number | null) => UserError
}

/**
 * Applies a change to the whole cart and returns the updated cart.
 * @param obstacle reason not to attempt the change
 */
export async function changeCart(
  change: Change,
  obstacle: UserError | null,
  selection: LineSelection,
  scope: PrivateScope,
): Promise<CartChange> {
  return scope.session.serially(async () => {
    try {
      const quote = await findQuote(scope)
      const error = obstacle ?? (await toError(change, quote, scope))
      const cart = quote && (await cartModel(await readQuotedCart(quote, [], scope), selection, 0, scope))
      return { cart, userErrors: error ? [error] : [] }
    } catch (error) {
      return { cart: null, userErrors: [obstacle ?? toUserError(error, change, scope)] }
    }
  })
}

/** The change needs a cart and totals sync. */
async function toError(change: Change, quote: OpenQuote | null, scope: PrivateScope): Promise<UserError | null> {
  if (!quote || !scope.config.cart.totalsSync) return change.refusal(null)
  try {
    await change.make(quote.calls)
    return null
  } catch (error) {
    return toUserError(error, change, scope)
  }
}

/** @throws any error that does not come from the platform */
function toUserError(error: unknown, { refusal }: Change, scope: PrivateScope): UserError {
  if (!(error instanceof PlatformError)) throw error
  scope.log.warn(error.forLog(), 'cart not changed')
  return error instanceof PlatformRefused ? refusal(error.status) : cartError('UNAVAILABLE', null, scope)
}
