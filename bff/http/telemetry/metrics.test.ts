import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLoggers } from '../../logger.ts'
import { readRequestId, requestId } from '../requests/request-id.ts'
import { RequestLog } from '../requests/request-log.ts'
import { createCallObserver } from './call-observer.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { serveMetrics } from './metrics-server.ts'

let metrics: Metrics
beforeEach(() => {
  metrics = createMetrics()
})

/** The series of a metric, without buckets, with their values. */
async function readSeries(name: string): Promise<readonly string[]> {
  const lines = (await metrics.text()).split('\n')
  return lines.filter((line) => line.startsWith(name) && !/_(bucket|sum)[{ ]/.test(line))
}

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function startShop() {
  const log = new RequestLog({ getStoreView: () => 'default', release: null, ended: metrics.requestEnded })
  const { requests: loggerInstance } = createLoggers({ logLevel: 'silent' })
  const app = Fastify({ loggerInstance, logController: log, genReqId: readRequestId })
  await app.register(requestId, { closed: (request, reply) => log.closed(request, reply) })
  app.decorateRequest('operationName', null)
  app.get('/*', async (request, reply) => {
    if (request.event) request.event.screen = 'category'
    return reply.header('x-cache', request.url.startsWith('/warm') ? 'hit' : 'miss').send('oak')
  })
  app.get('/graphql', async (request) => {
    request.operationName = 'CategoryPage'
    if (request.url.includes('fails')) request.event?.failed('PLATFORM_UNREACHABLE')
    return 'data'
  })
  closing.push(() => app.close())
  return app
}

// RUN-12
describe('metrics', () => {
  it('count requests by route, screen, status, operation and cache', async () => {
    const app = await startShop()
    for (const url of ['/decking', '/warm', '/graphql', '/graphql?fails']) await app.inject(url)
    expect(await readSeries('heartwood_http_request_duration_seconds')).toEqual([
      'heartwood_http_request_duration_seconds_count{route="/*",screen="category",status="2xx"} 2',
      'heartwood_http_request_duration_seconds_count{route="/graphql",screen="",status="2xx"} 2',
    ])
    expect(await readSeries('heartwood_cache_reads_total')).toEqual([
      'heartwood_cache_reads_total{cache="pages",state="miss"} 1',
      'heartwood_cache_reads_total{cache="pages",state="hit"} 1',
    ])
    expect(await readSeries('heartwood_graphql_operation_duration_seconds')).toEqual([
      'heartwood_graphql_operation_duration_seconds_count{operation="CategoryPage",outcome="ok"} 1',
      'heartwood_graphql_operation_duration_seconds_count{operation="CategoryPage",outcome="failed"} 1',
    ])
  })

  it('have no more series after a flood of unknown paths, methods and operations', async () => {
    const app = await startShop()
    await app.inject('/decking')
    await app.inject({ method: 'PUT', url: '/x' })
    await app.inject('/graphql')
    const before = (await readSeries('heartwood_')).length
    for (let index = 0; index < 300; index += 1) {
      await app.inject(`/no/such/${index}?q=${index}`)
      await app.inject({ method: 'DELETE', url: `/${index}` })
      await app.inject({ url: `/graphql?documentId=${index}&operationName=Op${index}`, headers: { 'x-cache': `${index}` } })
    }
    expect((await readSeries('heartwood_')).length).toBe(before)
  })

  it('count values beyond the limit of a label together', async () => {
    const app = await startShop()
    app.addHook('onResponse', async () => undefined)
    let count = 0
    app.get('/op', async (request) => {
      count += 1
      request.operationName = `Made${count}`
      return 'data'
    })
    for (let index = 0; index < 200; index += 1) await app.inject('/op')
    expect((await readSeries('heartwood_graphql_operation_duration_seconds_count')).length).toBe(121)
    expect((await readSeries('heartwood_graphql_operation_duration_seconds_count')).at(-1)).toMatch(/operation="other".* 80$/)
  })

  it('count platform calls by family, outcome and code, and show open circuits', async () => {
    const observer = createCallObserver(metrics)
    const endCall = (code: 'OK' | 'ABORTED' | 'PLATFORM_TIMEOUT') =>
      observer
        .started({ family: 'orders', name: 'place order', method: 'POST' })
        .ended({ ms: 20, attempts: 1, status: null, code })
    for (const code of ['OK', 'OK', 'ABORTED', 'PLATFORM_TIMEOUT'] as const) endCall(code)
    observer.circuitChanged('orders', true)
    expect(await readSeries('heartwood_platform')).toEqual([
      'heartwood_platform_call_duration_seconds_count{family="orders",outcome="ok"} 2',
      'heartwood_platform_call_duration_seconds_count{family="orders",outcome="aborted"} 1',
      'heartwood_platform_call_duration_seconds_count{family="orders",outcome="failed"} 1',
      'heartwood_platform_call_failures_total{family="orders",code="PLATFORM_TIMEOUT"} 1',
      'heartwood_platform_circuit_open{family="orders"} 1',
    ])
  })

  it('include the event loop and the process', async () => {
    const text = await metrics.text()
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes', 'process_cpu_seconds_total'])
      expect(text).toContain(`\n${name} `)
  })
})

// RUN-12
describe('the server of metrics', () => {
  const serve = async (settings: { readonly port: number; readonly host: string }) => {
    const server = await serveMetrics(metrics, settings)
    closing.push(() => server.close())
    return server
  }

  it('answers /metrics and nothing else', async () => {
    const { url } = await serve({ port: 0, host: '127.0.0.1' })
    const answer = await fetch(url)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
    expect(await answer.text()).toContain('# TYPE heartwood_http_request_duration_seconds histogram')
    expect((await fetch(new URL('/', url))).status).toBe(404)
    expect((await fetch(url, { method: 'POST' })).status).toBe(404)
  })

  it('names the setting if the port is taken', async () => {
    const { url } = await serve({ port: 0, host: '127.0.0.1' })
    await expect(serve({ port: Number(new URL(url).port), host: '127.0.0.1' })).rejects.toThrow('METRICS_PORT')
  })
})
