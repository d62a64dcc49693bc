import { createServer } from 'node:http'
import { hostname } from 'node:os'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { listenLocally } from '../../../test/kit/local-server.ts'
import { createCallObserver } from './call-observer.ts'
import { currentEvent, RequestEvent } from './request-event.ts'
import { passTraceOn, type Tracing } from './trace-context.ts'
import { createTracing } from './tracing.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PARENT = `00-${TRACE}-00f067aa0ba902b7-01`

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

interface ReceivedSpan {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly kind: number
  readonly attributes: readonly Attribute[]
  readonly status: { readonly code: number; readonly message?: string }
}

interface Attribute {
  readonly key: string
  readonly value: { readonly stringValue?: string }
}

const textIn = (attributes: readonly Attribute[], name: string) => attributes.find(({ key }) => key === name)?.value.stringValue

/** A collector that keeps the spans it is sent, and the names of the processes that sent them. */
async function collector() {
  const spans: ReceivedSpan[] = []
  const instances = new Set<string | undefined>()
  const server = createServer(async (request, response) => {
    for (const { resource, scopeSpans } of JSON.parse(await text(request)).resourceSpans) {
      instances.add(textIn(resource.attributes, 'service.instance.id'))
      for (const scope of scopeSpans) spans.push(...scope.spans)
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  const { url: endpoint, close } = await listenLocally(server)
  closing.push(close)
  return { spans, instances, endpoint }
}

/** A request with one failing platform call. @returns the headers that the platform gets */
function request(tracing: Tracing, headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const event = new RequestEvent('r-1')
  event.trace = tracing.requestStarted(headers)
  return currentEvent.run(event, () => {
    const call = createCallObserver(null).started({ family: 'orders', name: 'place order', method: 'POST' })
    call.ended({ ms: 3, attempts: 1, status: 502, code: 'PLATFORM_FAILED' })
    event.trace?.ended({
      event,
      release: 'b1d2',
      method: 'GET',
      route: '/*',
      status: 503,
      hasLeft: false,
      operation: null,
      client: 'kiosk',
      cache: 'miss',
    })
    return call.headers
  })
}

// RUN-17
describe('traces', () => {
  it('have a span for the request and for each platform call, in the trace of the proxy', async () => {
    const { spans, endpoint } = await collector()
    const tracing = createTracing({ endpoint, serviceName: 'shop', sampleRatio: 1 })
    const sent = request(tracing, { traceparent: PARENT })
    await tracing.close()
    const [call, root] = spans
    expect(root).toMatchObject({ name: 'GET /*', traceId: TRACE, parentSpanId: '00f067aa0ba902b7', kind: 2, status: { code: 2 } })
    expect(call).toMatchObject({
      name: 'platform place order',
      traceId: TRACE,
      parentSpanId: root?.spanId,
      kind: 3,
      status: { code: 2, message: 'PLATFORM_FAILED' },
    })
    expect(sent).toEqual({ traceparent: `00-${TRACE}-${call?.spanId}-01` })
  })

  // RUN-31
  it('name the process as its log does, and the release', async () => {
    const { spans, instances, endpoint } = await collector()
    const tracing = createTracing({ endpoint, serviceName: 'shop', sampleRatio: 1 })
    request(tracing, {})
    await tracing.close()
    expect([...instances]).toEqual([`${hostname()}:${process.pid}`])
    expect(textIn(spans.at(-1)?.attributes ?? [], 'heartwood.release')).toBe('b1d2')
  })

  it('are sampled by the shop, whatever a client asks for', async () => {
    const { spans, endpoint } = await collector()
    const tracing = createTracing({ endpoint, serviceName: 'shop', sampleRatio: 0 })
    for (const headers of [{}, { traceparent: PARENT }]) request(tracing, headers)
    await tracing.close()
    expect(spans).toEqual([])
  })

  it('do not need a collector that answers', async () => {
    const tracing = createTracing({ endpoint: 'http://127.0.0.1:9', serviceName: 'shop', sampleRatio: 1 })
    expect(request(tracing, {})).toEqual({ traceparent: expect.stringMatching(/^00-[\da-f]{32}-[\da-f]{16}-01$/) })
    await tracing.close().catch(() => undefined)
  })

  it('start with a new id after a malformed header', async () => {
    const { spans, endpoint } = await collector()
    const tracing = createTracing({ endpoint, serviceName: 'shop', sampleRatio: 1 })
    request(tracing, { traceparent: '00-no-trace-at-all-01', tracestate: 'x'.repeat(2000) })
    await tracing.close()
    expect(spans.at(-1)).toMatchObject({ name: 'GET /*', traceId: expect.stringMatching(/^[\da-f]{32}$/) })
  })
})

// RUN-17
describe('a trace without an exporter', () => {
  it('is passed on to the platform unchanged', () => {
    expect(request(passTraceOn, { traceparent: PARENT })).toEqual({ traceparent: PARENT })
  })

  it.each([
    ['none', {}],
    ['an invalid one', { traceparent: 'x' }],
    ['a trace of zeros', { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` }],
    ['a line break', { traceparent: `${PARENT}\r\nx: y` }],
  ])('is not sent for %s', (_, headers) => {
    expect(request(passTraceOn, headers)).toEqual({})
  })
})
