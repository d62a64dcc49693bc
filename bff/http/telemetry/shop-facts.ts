import type { FastifyBaseLogger } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { OrderFact, ShopFact, SignInFact } from '../../services/scope/request-outcomes.ts'
import type { Metrics } from './metrics.ts'

export interface FactContext {
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  readonly storeView: string
}

/** Orders whose repetitions are recognised. */
const MOST_ORDERS = 10_000

/**
 * Writes one line for each order and each sign-in, at once: the answer may wait longer than the client. A placed order that is asked for
 * again is the same order. The line has no e-mail address and no name.
 * @source RUN-13
 */
export function createShopFacts(metrics: Pick<Metrics, 'orderEnded' | 'signInEnded'> | null) {
  const placed = new LRUCache<string, true>({ max: MOST_ORDERS })

  function order({ outcome, key, number, code, field }: OrderFact, { log, storeView }: FactContext): void {
    if (outcome === 'placed' || outcome === 'queued') {
      if (placed.has(key)) return
      placed.set(key, true)
      log.info({ storeView, number, isQueued: outcome === 'queued' }, 'order placed')
    } else if (outcome === 'unknown') log.warn({ storeView }, 'order not confirmed in time')
    else if (field === 'paymentCode') log.warn({ storeView, code }, 'payment refused')
    else log.warn({ storeView, code, field }, 'order refused')
    metrics?.orderEnded(outcome, field === 'paymentCode')
  }

  function signIn({ outcome, code }: SignInFact, { log, storeView }: FactContext): void {
    if (outcome === 'succeeded') log.info({ storeView }, 'sign-in succeeded')
    else log.info({ storeView, code }, 'sign-in refused')
    metrics?.signInEnded(outcome)
  }

  return (fact: ShopFact, context: FactContext): void => (fact.kind === 'order' ? order(fact, context) : signIn(fact, context))
}

export type RecordFact = ReturnType<typeof createShopFacts>
