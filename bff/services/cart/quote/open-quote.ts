import type { QuoteLine } from '../../../domain/cart/cart.types.ts'
import { PlatformRefused } from '../../../platform/base/errors.ts'
import type { PrivateScope } from '../../scope/private-scope.ts'
import { keepOrderedDevices } from './ordered-devices.ts'
import { isCustomersCart, type QuoteCalls, quoteCalls } from './quote-calls.ts'

export interface OpenQuote {
  readonly calls: QuoteCalls
  readonly lines: readonly QuoteLine[]
}

/**
 * The session's quote; null if there is none or the platform no longer has it.
 * @throws PlatformError if the platform gives no clear answer; a 401 says nothing about the quote
 */
export async function findQuote(scope: PrivateScope): Promise<OpenQuote | null> {
  try {
    return await openedQuote(scope)
  } catch (error) {
    if (isRefused(error, 404)) return null
    throw error
  }
}

export class TooManyCarts extends Error {
  override readonly name = 'TooManyCarts'
}

/** The session's quote, or a new one if it is lost or can no longer be opened. */
export async function quoteToFill(scope: PrivateScope): Promise<OpenQuote> {
  try {
    const known = await openedQuote(scope)
    if (known) return known
  } catch (error) {
    if (!isRefused(error, 404) && !isRefused(error, 401)) throw error
  }
  return createQuote(scope)
}

async function openedQuote(scope: PrivateScope): Promise<OpenQuote | null> {
  scope.session.requireOpen()
  const { cartId, customerToken } = scope.session.read()
  if (cartId === null || (isCustomersCart(cartId) && customerToken === null)) return null
  const calls = quoteCalls(cartId, scope)
  return { calls, lines: await calls.pull() }
}

/**
 * Creates a guest quote, or returns the one the customer already has. A 401 is retried as a guest, as often as configured.
 * @throws PlatformError if no quote can be created
 * @source MERGE-8 to MERGE-10; platform contract §4.8
 */
export async function createQuote(scope: PrivateScope): Promise<OpenQuote> {
  if (scope.session.read().customerToken === null && !(await scope.rateLimits.allows('cart', null))) throw new TooManyCarts()
  const cartId = await createCart(scope)
  const calls = quoteCalls(cartId, scope)
  // A customer's quote may be old; a guest's is new. Until it is read, the session keeps the guest's, whose merge would be lost.
  const lines = isCustomersCart(cartId) ? await calls.pull() : []
  // The applied revisions belong to the previous quote, if there was one.
  const { cartId: before, revisions } = scope.session.read()
  scope.session.change({ cartId, ...(before !== null && cartId !== before && { revisions: keepOrderedDevices(revisions) }) })
  return { calls, lines }
}

/** The id of a new guest cart, or of the customer's current one. */
export async function createCart({ session, platform, storeView, config, log }: PrivateScope): Promise<string> {
  for (let retries = 0; ; retries++) {
    try {
      const asGuest = () => platform.cart.create(storeView, null)
      return await (retries === 0 ? session.withToken((token) => platform.cart.create(storeView, token)) : asGuest())
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
