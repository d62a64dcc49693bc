import type { QuoteLine } from '../../../domain/cart/cart.types.ts'
import { PlatformRefused } from '../../../platform/errors.ts'
import type { CartScope } from './cart-scope.ts'
import { ofOrderedDevices } from './ordered-devices.ts'
import { isCustomersCart, type QuoteCalls, quoteCalls } from './quote-calls.ts'

/** The shopper's quote, with its lines as they were pulled. */
export interface OpenQuote {
  readonly calls: QuoteCalls
  readonly lines: readonly QuoteLine[]
}

/**
 * The quote the session knows; null when there is none, or when the platform has it no longer.
 * @throws PlatformError when that cannot be found out; a 401 is no word about what is in a quote
 */
export async function knownQuote(scope: CartScope): Promise<OpenQuote | null> {
  try {
    return await openedQuote(scope)
  } catch (error) {
    if (isRefused(error, 404)) return null
    throw error
  }
}

/** Too many new carts come from where the request does. */
export class TooManyCarts extends Error {
  override readonly name = 'TooManyCarts'
}

/** The quote to put something into: the one the session knows, and a new one in place of one that is lost or no longer opened. */
export async function quoteToFill(scope: CartScope): Promise<OpenQuote> {
  try {
    const known = await openedQuote(scope)
    if (known) return known
  } catch (error) {
    if (!isRefused(error, 404) && !isRefused(error, 401)) throw error
  }
  return createdQuote(scope)
}

async function openedQuote(scope: CartScope): Promise<OpenQuote | null> {
  scope.session.requireOpen()
  const { cartId, customerToken } = scope.session.read()
  if (cartId === null || (isCustomersCart(cartId) && customerToken === null)) return null
  const calls = quoteCalls(cartId, scope)
  return { calls, lines: await calls.pull() }
}

/**
 * A new quote of a guest, or the one a customer already has. A 401 is answered by another attempt as a guest.
 * @throws PlatformError when there is none to be had
 * @source MERGE-8 to MERGE-10; platform contract §4.8
 */
export async function createdQuote(scope: CartScope): Promise<OpenQuote> {
  if (scope.session.read().customerToken === null && !(await scope.rateLimits.allows('cart', null))) throw new TooManyCarts()
  const cartId = await createdCart(scope)
  // What was applied was applied to another one, if there was any.
  const { cartId: before, revisions } = scope.session.read()
  scope.session.change({ cartId, ...(before !== null && cartId !== before && { revisions: ofOrderedDevices(revisions) }) })
  const calls = quoteCalls(cartId, scope)
  // A customer's may be one of long ago; a guest's is new.
  return { calls, lines: isCustomersCart(cartId) ? await calls.pull() : [] }
}

/** The id of a new cart of a guest, or of the one a customer has now. */
export async function createdCart({ session, platform, storeView, config, log }: CartScope): Promise<string> {
  for (let retries = 0; ; retries++) {
    try {
      const asGuest = () => platform.cart.create(storeView, null)
      return await (retries === 0 ? session.authorized((token) => platform.cart.create(storeView, token)) : asGuest())
    } catch (error) {
      if (!isRefused(error, 401)) throw error
      if (retries >= config.cart.bypassAttempts) {
        log.warn({ retries }, 'Cart sync is disabled by the config')
        throw error
      }
    }
  }
}

const isRefused = (error: unknown, status: number): boolean => error instanceof PlatformRefused && error.status === status
