import type { IncomingHttpHeaders } from 'node:http'
import { hostname } from 'node:os'
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type TextMapGetter, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base'
import type { TelemetryConfig } from '../../config/telemetry.ts'
import type { Summary, Tracing } from './trace-context.ts'

const EXPORT_TIMEOUT_MS = 5000
const propagator = new W3CTraceContextPropagator()
const getter: TextMapGetter<IncomingHttpHeaders> = {
  get: (headers, name) => headers[name],
  keys: (headers) => Object.keys(headers),
}
const setter = {
  set(headers: Record<string, string>, name: string, value: string): void {
    headers[name] = value
  },
}

/**
 * OpenTelemetry spans for requests and their platform calls, sent by OTLP over HTTP. No automatic instrumentation: the event of a request
 * already knows what a span needs. A client cannot choose that its request is sampled.
 * @source RUN-17; decision 0029
 */
export function createTracing({ endpoint, serviceName, sampleRatio }: NonNullable<TelemetryConfig['traces']>): Tracing {
  const ratio = new TraceIdRatioBasedSampler(sampleRatio)
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_TIMEOUT_MS })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.instance.id': `${hostname()}:${process.pid}` }),
    sampler: new ParentBasedSampler({ root: ratio, remoteParentSampled: ratio }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('heartwood')
  return {
    requestStarted(headers) {
      const parent = propagator.extract(ROOT_CONTEXT, headers, getter)
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parent)
      const context = trace.setSpan(parent, span)
      return {
        callStarted({ family, name, method }) {
          const attributes = { 'heartwood.platform.family': family, 'http.request.method': method }
          const call = tracer.startSpan(`platform ${name}`, { kind: SpanKind.CLIENT, attributes }, context)
          const sent: Record<string, string> = {}
          propagator.inject(trace.setSpan(context, call), sent, setter)
          return {
            headers: sent,
            ended({ code, status, attempts }) {
              if (status !== null) call.setAttribute('http.response.status_code', status)
              call.setAttribute('heartwood.attempts', attempts)
              if (code !== 'OK') call.setStatus({ code: SpanStatusCode.ERROR, message: code })
              call.end()
            },
          }
        },
        ended: (summary) => endRequest(span, summary),
      }
    },
    close: () => provider.shutdown(),
  }
}

function endRequest(span: Span, { event, method, route, status, operation, client, cache, release, hasLeft }: Summary): void {
  span.updateName(`${method} ${route}`)
  span.setAttributes({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    'heartwood.request_id': event.id,
    'heartwood.client_left': hasLeft,
    ...(operation !== null && { 'graphql.operation.name': operation }),
    ...(client !== null && { 'heartwood.client': client }),
    ...(cache !== null && { 'heartwood.cache': cache }),
    ...(release !== null && { 'heartwood.release': release }),
    ...(event.screen !== null && { 'heartwood.screen': event.screen }),
    ...(event.codes.length > 0 && { 'heartwood.codes': [...event.codes] }),
  })
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
