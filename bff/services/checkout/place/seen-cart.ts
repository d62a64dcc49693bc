import type { OrderPlaceInput, UserError } from '#schema/generated/types.ts'
import { joinLines } from '../../../domain/cart/join-lines.ts'
import { matchLines } from '../../../domain/cart/matching.ts'
import type { MergedCart } from '../../../domain/cart/merged-lines.ts'
import { toTotals } from '../../../domain/cart/totals.ts'
import { deviceCart } from '../../cart/lines/device-cart.ts'
import type { OpenQuote } from '../../cart/quote/open-quote.ts'
import { readQuotedCart } from '../../cart/read.ts'
import type { PrivateScope } from '../../scope/private-scope.ts'
import { userError } from '../../scope/user-errors.ts'

/** The platform's cart compared with the cart the shopper saw. */
export interface SeenCart {
  readonly cart: MergedCart
  /** The difference from the cart the shopper saw; null if there is none. */
  readonly change: UserError | null
}

/**
 * Compares the platform's cart with the cart the shopper saw: the same lines, quantities and total. Changes nothing.
 * @source CART-1, TOTAL-4
 */
export async function seenCart(
  { lines, total }: Pick<OrderPlaceInput, 'lines' | 'total'>,
  quote: OpenQuote,
  scope: PrivateScope,
): Promise<SeenCart> {
  const device = deviceCart({ lines, removed: [] }, scope)
  const seen = joinLines(device.lines).map(({ line }) => line)
  const shown = quote.lines.filter(({ quantity }) => quantity > 0)
  const { matches, rest } = matchLines(seen, shown)
  const names = matches.flatMap(({ line, other }) => (other ? [{ quote: other, line }] : []))
  const cart = await readQuotedCart(quote, names, scope)
  const isSame =
    device.errors.length === 0 &&
    rest.length === 0 &&
    names.length === seen.length &&
    cart.lines.every(({ line, quantity }) => line?.quantity === quantity)
  if (!isSame) return { cart, change: userError('CART_CHANGED', scope.messages.order.cartChanged, 'lines') }
  const sum = (cart.totals && toTotals(cart.totals, scope.storeView.minorDigits, scope.messages)?.grandTotal) ?? null
  const isSameSum = sum === (total ?? null)
  if (isSameSum) return { cart, change: null }
  if (sum === null) return { cart, change: userError('UNAVAILABLE', scope.messages.order.unavailable) }
  return { cart, change: userError('CART_CHANGED', scope.messages.order.totalChanged, 'total') }
}
