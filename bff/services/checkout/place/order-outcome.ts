import type { OrderOutcomeInput, OrderOutcomePayload } from '#schema/generated/types.ts'
import { PlatformError } from '../../../platform/base/errors.ts'
import { createTimeBudget } from '../../../platform/base/time-budget.ts'
import type { PrivateScope } from '../../scope/private-scope.ts'
import { rateLimitError, userError } from '../../scope/user-errors.ts'
import { findOrder } from './find-order.ts'
import { rememberOrder } from './last-order.ts'
import { isOrderKey } from './order-key.ts'
import { placedOrder } from './placed-order.ts'
import { refusalError } from './refusal-error.ts'

export type OrderOutcome = Pick<OrderOutcomePayload, 'status' | 'order' | 'userErrors'>

/** The share of the operation's time after which the answer is `UNKNOWN`. */
const TIME_FOR_AN_ANSWER = 0.8

/** The device does not send the order again, so both addresses count as present: the refusal itself names the address. */
const BOTH_ADDRESSES = { shippingAddress: true, billingAddress: true }

const UNKNOWN: OrderOutcome = { status: 'UNKNOWN', order: null, userErrors: [] }

/** The order is in the platform's queue and its result is still unknown. */
const receivedOutcome = (key: string): OrderOutcome => ({
  status: 'RECEIVED',
  order: placedOrder({ id: key, number: null, isReceived: true }),
  userErrors: [],
})

/**
 * Finds out the result of an order that was sent, without placing one. It waits for an order of the same session that is being placed. If
 * nothing was ordered, the key is closed first, so that a late request cannot make the answer wrong. An order in the platform's queue
 * counts as not placed only if the platform says so.
 * @source ORDER-7, ORDER-14; platform contract E3, §8.3; decision 0023
 */
export async function orderOutcome(input: OrderOutcomeInput, scope: PrivateScope): Promise<OrderOutcome> {
  const { config, messages } = scope
  if (!isOrderKey(input.key)) return { ...UNKNOWN, userErrors: [userError('INVALID', messages.order.key, 'key')] }
  const limited = await rateLimitError('order', null, scope)
  if (limited) return { ...UNKNOWN, userErrors: [limited] }
  const work = scope.session.serially(() => findOutcome(input, scope))
  work.catch((error) => scope.log.error({ err: error }, 'order outcome lookup failed'))
  return (await createTimeBudget(config.operationTimeoutMs * TIME_FOR_AN_ANSWER).race(work)) ?? UNKNOWN
}

async function findOutcome({ key, secondsSinceSent, isReceived }: OrderOutcomeInput, scope: PrivateScope): Promise<OrderOutcome> {
  const { platform, session, log } = scope
  if (session.isReplaced()) return UNKNOWN
  try {
    const order = await findOrder(key, scope)
    if (order && !order.isReceived) {
      rememberOrder(order, null, scope)
      return { status: 'PLACED', order: placedOrder(order), userErrors: [] }
    }
    // A process started since then does not know the queue's answer; the device does.
    if (order || isReceived) {
      if (!platform.order.refusal(key)) return receivedOutcome(key)
    } else {
      if (await platform.order.isUnconfirmed(key)) return UNKNOWN
      if (!(await platform.order.close(key, Math.max(0, secondsSinceSent) * 1000))) return UNKNOWN
    }
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    log.warn(error.forLog(), 'order outcome unknown')
    return isReceived ? receivedOutcome(key) : UNKNOWN
  }
  // The cart can be changed and ordered again.
  session.change({ handedOffCartId: null })
  const refusal = platform.order.refusal(key)
  return { status: 'NOT_PLACED', order: null, userErrors: refusal ? [refusalError(refusal, BOTH_ADDRESSES, scope)] : [] }
}
