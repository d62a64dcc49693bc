import type { UserError } from '#schema/generated/types.ts'
import type { OrderOutcome } from '../../../services/checkout/place/order-outcome.ts'
import type { OrderResult } from '../../../services/checkout/place/place-order.ts'
import type { OrderFact, OrderResultKind } from '../../../services/scope/request-outcomes.ts'

/** The platform did not answer, or the outcome is still unknown. Every other code is a refusal. */
const UNDECIDED: Readonly<Partial<Record<UserError['code'], OrderResultKind>>> = {
  UNCONFIRMED: 'unknown',
  UNAVAILABLE: 'unavailable',
}

/** @source RUN-13 */
export const orderFact = (key: string, { order, userErrors }: Pick<OrderResult, 'order' | 'userErrors'>): OrderFact => ({
  kind: 'order',
  key,
  ...toReason(userErrors),
  number: order?.number ?? null,
  outcome: order ? (order.isConfirmed ? 'placed' : 'queued') : refusalKind(userErrors),
})

/** The result of an order that was sent before. Null if it is not known yet, or was counted when it was queued. */
export function outcomeFact(key: string, { status, order = null, userErrors }: OrderOutcome): OrderFact | null {
  if (status === 'PLACED') return orderFact(key, { order, userErrors })
  if (status !== 'NOT_PLACED' || userErrors.length === 0) return null
  return { kind: 'order', outcome: 'refused', key, number: null, ...toReason(userErrors) }
}

const refusalKind = ([first]: readonly UserError[]): OrderResultKind => (first && UNDECIDED[first.code]) || 'refused'

const toReason = ([first]: readonly UserError[]) => ({ code: first?.code ?? null, field: first?.field ?? null })
