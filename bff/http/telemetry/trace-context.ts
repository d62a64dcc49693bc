import type { IncomingHttpHeaders } from 'node:http'
import type { CallObservation, ObservedCall } from '../../platform/http/call-observer.ts'

/** The part of a request's summary that spans show. */
export interface Summary {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly hasLeft: boolean
  readonly operation: string | null
  readonly client: string | null
  readonly cache: string | null
  /** Null in development. */
  readonly release: string | null
  readonly event: { readonly id: string; readonly screen: string | null; readonly codes: readonly string[] }
}

export interface RequestTrace {
  callStarted(call: ObservedCall): CallObservation
  ended(summary: Summary): void
}

/** Starts the trace of a request, with the parent that its headers name. */
export interface Tracing {
  requestStarted(headers: IncomingHttpHeaders): RequestTrace | null
  close(): Promise<void>
}

const TRACE_PARENT = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/

/**
 * Without an exporter the shop adds no spans, and passes a proxy's trace on to the platform unchanged. A malformed header is ignored.
 * @source RUN-17; W3C Trace Context §3.2
 */
export const passTraceOn: Tracing = {
  requestStarted({ traceparent }) {
    if (typeof traceparent !== 'string' || !TRACE_PARENT.test(traceparent)) return null
    const observation = { headers: { traceparent }, ended: () => undefined }
    return { callStarted: () => observation, ended: () => undefined }
  },
  close: async () => undefined,
}
