import { describe, expect, it } from 'vitest'
import type { OrderFact, ShopFact } from '../../services/scope/request-outcomes.ts'
import { createMetrics } from './metrics.ts'
import { createShopFacts } from './shop-facts.ts'

function recordFacts() {
  const lines: unknown[] = []
  const metrics = createMetrics()
  const record = createShopFacts(metrics)
  const write = (level: string) => (fields: unknown, message?: string) => void lines.push([level, message, fields])
  const log = { info: write('info'), warn: write('warn') }
  const counts = async () => (await metrics.text()).split('\n').filter((line) => /^heartwood_(orders|payments|sign)/.test(line))
  return { lines, counts, happened: (fact: ShopFact) => record(fact, { log, storeView: 'de' }) }
}

const order = (outcome: OrderFact['outcome'], more: Partial<OrderFact> = {}): OrderFact => ({
  kind: 'order',
  outcome,
  key: '1-a',
  number: null,
  code: null,
  field: null,
  ...more,
})

// RUN-13
describe('facts of the shop', () => {
  it.each<[string, ShopFact, readonly unknown[]]>([
    ['a placed order', order('placed', { number: '17' }), ['info', 'order placed', { number: '17', isQueued: false }]],
    ['a queued order', order('queued'), ['info', 'order placed', { number: null, isQueued: true }]],
    ['a refused order', order('refused', { code: 'REFUSED' }), ['warn', 'order refused', { code: 'REFUSED', field: null }]],
    [
      'an unavailable platform',
      order('unavailable', { code: 'UNAVAILABLE' }),
      ['warn', 'order refused', { code: 'UNAVAILABLE' }],
    ],
    ['an unknown outcome', order('unknown', { code: 'UNCONFIRMED' }), ['warn', 'order not confirmed in time', {}]],
    ['a refused payment', order('refused', { code: 'INVALID', field: 'paymentCode' }), ['warn', 'payment refused', {}]],
    ['a sign-in', { kind: 'sign-in', outcome: 'succeeded', code: null }, ['info', 'sign-in succeeded', {}]],
    [
      'a refused sign-in',
      { kind: 'sign-in', outcome: 'refused', code: 'WRONG_CREDENTIALS' },
      ['info', 'sign-in refused', { code: 'WRONG_CREDENTIALS' }],
    ],
  ])('leave one line for %s', (_, fact, [level, message, fields]) => {
    const { lines, happened } = recordFacts()
    happened(fact)
    expect(lines).toEqual([[level, message, expect.objectContaining({ storeView: 'de', ...Object(fields) })]])
    expect(JSON.stringify(lines)).not.toContain('1-a')
  })

  // Prometheus sees no increase in a series that begins with 1, so that an alert would miss the first failed order of each replica.
  it('are exported as 0 until they happen', async () => {
    expect(await recordFacts().counts()).toEqual([
      ...['placed', 'queued', 'refused', 'unknown', 'unavailable'].map(
        (outcome) => `heartwood_orders_total{outcome="${outcome}"} 0`,
      ),
      'heartwood_payments_refused_total 0',
      ...['succeeded', 'refused', 'unavailable'].map((outcome) => `heartwood_sign_ins_total{outcome="${outcome}"} 0`),
    ])
  })

  it('count an order once, however often it is asked for', async () => {
    const { lines, counts, happened } = recordFacts()
    happened(order('unknown'))
    for (const outcome of ['queued', 'placed', 'placed'] as const) happened(order(outcome))
    happened(order('placed', { key: '2-b' }))
    happened(order('refused', { key: '3-c', field: 'paymentCode' }))
    expect(lines).toHaveLength(4)
    expect((await counts()).filter((series) => !series.endsWith(' 0'))).toEqual([
      'heartwood_orders_total{outcome="placed"} 1',
      'heartwood_orders_total{outcome="queued"} 1',
      'heartwood_orders_total{outcome="refused"} 1',
      'heartwood_orders_total{outcome="unknown"} 1',
      'heartwood_payments_refused_total 1',
    ])
  })
})
