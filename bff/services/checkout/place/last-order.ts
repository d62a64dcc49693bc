import type { LastOrder } from '#schema/generated/types.ts'
import { inCurrency } from '../../../config/store-view.ts'
import type { OrderReceipt } from '../../../domain/checkout/order.types.ts'
import { money } from '../../pricing/money.ts'
import type { PrivateScope } from '../../scope/private-scope.ts'
import { SessionTooLong } from '../../scope/session-errors.ts'

/** How long a session can read its order: on a shared device the next shopper may have the same session. */
const READABLE_MS = 24 * 60 * 60 * 1000

/**
 * Keeps the order in the session that placed it, so that a guest can read it. A later answer about the same order, for instance from the
 * platform's queue, keeps its time and its total.
 * @param total minor units, as the platform confirmed it; null if it is not known
 * @source FRONT-14
 */
export function rememberOrder({ id, number, isReceived }: OrderReceipt, total: number | null, scope: PrivateScope): void {
  const { session, storeView, now, log } = scope
  const before = session.read().lastOrder
  const isSame = before !== null && (before.id === id || !before.isConfirmed)
  const { at, total: known, currency } = isSame ? before : { at: now.getTime(), total, currency: storeView.currency }
  try {
    session.change({ lastOrder: { id, number, isConfirmed: !isReceived, at, total: known, currency } })
  } catch (error) {
    // The order is placed, and a long token must not make its answer fail.
    if (!(error instanceof SessionTooLong)) throw error
    log.warn({}, 'order not kept: session too long')
  }
}

/** The order that this session has placed in the last 24 hours; null if there is none. @source FRONT-14 */
export function lastOrder({ session, storeView, now }: PrivateScope): LastOrder | null {
  const order = session.read().lastOrder
  if (order === null || now.getTime() - order.at > READABLE_MS) return null
  const { id, number, isConfirmed, at, total, currency } = order
  const view = inCurrency(currency, storeView)
  return {
    id,
    number,
    isConfirmed,
    placedAt: new Date(at).toISOString(),
    total: total === null || !view ? null : money(total, view),
  }
}
