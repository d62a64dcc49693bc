import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { CacheState } from '../../cache/revalidating.ts'
import type { CallResult } from '../../platform/http/call-observer.ts'
import { ORDER_RESULTS, type OrderFact, SIGN_IN_RESULTS, type SignInFact } from '../../services/scope/request-outcomes.ts'
import { createFieldMetrics } from './field-metrics.ts'
import type { RequestSummary } from './request-summary.ts'

/** Counts what operators watch. Labels have values of closed sets only: never a path, a name or another value that a client sends. */
export type Metrics = ReturnType<typeof createMetrics>

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Maximum label values: a safeguard if a mistake turns values of clients into labels. */
const MOST = { routes: 80, screens: 60, operations: 120 }

const CACHES: Readonly<Record<string, string>> = {
  '/*': 'pages',
  '/graphql': 'responses',
  '/img/*': 'pictures',
  '/catalogue-index.json': 'catalogue index',
}

/** @source RUN-12 */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const { requests, operations, cacheReads, calls, callFailures, circuits, build, orders, payments, signIns } =
    createInstruments(registry)
  for (const outcome of ORDER_RESULTS) orders.inc({ outcome }, 0)
  for (const outcome of SIGN_IN_RESULTS) signIns.inc({ outcome }, 0)
  const [route, screen, operation] = [MOST.routes, MOST.screens, MOST.operations].map(boundedLabel) as Bounds
  return {
    requestEnded(summary: RequestSummary) {
      const { event, ms, cache } = summary
      const seconds = ms / 1000
      requests.observe({ route: route(summary.route), screen: screen(event.screen ?? ''), status: statusClass(summary) }, seconds)
      if (cache !== null) cacheReads.inc({ cache: CACHES[summary.route] ?? 'other', state: cache })
      if (summary.operation !== null)
        operations.observe(
          { operation: operation(summary.operation), outcome: event.codes.length > 0 ? 'failed' : 'ok' },
          seconds,
        )
    },
    callEnded(family: string, { ms, code }: CallResult) {
      calls.observe({ family, outcome: callOutcome(code) }, ms / 1000)
      if (code !== 'OK' && code !== 'ABORTED') callFailures.inc({ family, code })
    },
    circuitChanged: (family: string, isOpen: boolean) => circuits.set({ family }, isOpen ? 1 : 0),
    orderEnded(outcome: OrderFact['outcome'], isPayment: boolean) {
      orders.inc({ outcome })
      if (isPayment) payments.inc()
    },
    signInEnded: (outcome: SignInFact['outcome']) => signIns.inc({ outcome }),
    upstreamRead: (state: CacheState) => cacheReads.inc({ cache: 'upstream', state }),
    released: (release: string) => build.set({ release }, 1),
    field: createFieldMetrics(registry),

    /** All metrics in the text format of Prometheus. */
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

type Bound = ReturnType<typeof boundedLabel>
type Bounds = [Bound, Bound, Bound]

const statusClass = ({ status, hasLeft }: RequestSummary): string => (hasLeft ? 'left' : `${Math.floor(status / 100)}xx`)

function callOutcome(code: CallResult['code']): 'ok' | 'aborted' | 'failed' {
  if (code === 'OK') return 'ok'
  return code === 'ABORTED' ? 'aborted' : 'failed'
}

function createInstruments(register: Registry) {
  const registers = [register]
  return {
    requests: new Histogram({
      registers,
      buckets: SECONDS,
      labelNames: ['route', 'screen', 'status'],
      name: 'heartwood_http_request_duration_seconds',
      help: 'Time to answer a request, by pattern of the route, screen of a page, and class of the status',
    }),
    operations: new Histogram({
      registers,
      buckets: SECONDS,
      labelNames: ['operation', 'outcome'],
      name: 'heartwood_graphql_operation_duration_seconds',
      help: 'Time to answer a trusted operation of /graphql; failed if a part of the answer has an error code',
    }),
    cacheReads: new Counter({
      registers,
      labelNames: ['cache', 'state'],
      name: 'heartwood_cache_reads_total',
      help: 'Reads of a cache: hit, stale, coalesced, shared (rendered by another replica) or miss',
    }),
    calls: new Histogram({
      registers,
      buckets: SECONDS,
      labelNames: ['family', 'outcome'],
      name: 'heartwood_platform_call_duration_seconds',
      help: 'Time of a call of the platform with all its attempts, by family of endpoints',
    }),
    callFailures: new Counter({
      registers,
      labelNames: ['family', 'code'],
      name: 'heartwood_platform_call_failures_total',
      help: 'Calls of the platform without a usable answer, by error code',
    }),
    circuits: new Gauge({
      registers,
      labelNames: ['family'],
      name: 'heartwood_platform_circuit_open',
      help: '1 while calls to a family of endpoints are paused because they failed repeatedly',
    }),
    orders: new Counter({
      registers,
      labelNames: ['outcome'],
      name: 'heartwood_orders_total',
      help: 'Orders by outcome: placed, queued, refused, unknown, or unavailable if the platform did not answer. An order is placed once',
    }),
    payments: new Counter({
      registers,
      name: 'heartwood_payments_refused_total',
      help: 'Orders whose payment was refused',
    }),
    signIns: new Counter({
      registers,
      labelNames: ['outcome'],
      name: 'heartwood_sign_ins_total',
      help: 'Attempts to sign in: succeeded, refused, or unavailable',
    }),
    build: new Gauge({
      registers,
      labelNames: ['release'],
      name: 'heartwood_build_info',
      help: 'Build and configuration of the process; always 1',
    }),
  }
}

/** Stands for all values beyond the limit. */
const OTHER = 'other'

/**
 * Bounds the values of a label. Every value is a series that the process and Prometheus keep for good, so the first ones are kept and all
 * others are counted together.
 */
function boundedLabel(most: number): (value: string) => string {
  const known = new Set<string>()
  return (value) => {
    if (known.has(value)) return value
    if (known.size >= most) return OTHER
    known.add(value)
    return value
  }
}
