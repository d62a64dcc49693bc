import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { currentEvent, RequestEvent } from '../telemetry/request-event.ts'
import { passTraceOn, type Tracing } from '../telemetry/trace-context.ts'
import { isHealthCheck } from './known-hosts.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null before the first hook. */
    event: RequestEvent | null
  }
}

export interface RequestIdOptions {
  /** Default: adds no spans. */
  readonly tracing?: Tracing
  /** Called when the connection is done with a request, also if the client has left. */
  readonly closed?: (request: FastifyRequest, reply: FastifyReply) => void
}

export const REQUEST_ID_HEADER = 'x-request-id'

/** Characters that proxies use; others could forge log lines or flood the log. */
const READABLE_ID = /^[\w.:-]{1,128}$/

/** The proxy's request id, which links its log lines to ours; a new id if the proxy sent none or an invalid one. */
export function readRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID_HEADER]
  return typeof given === 'string' && READABLE_ID.test(given) ? given : randomUUID()
}

/** The id of the request that caused a platform call, for log lines written far from the request. */
export function withRequestId(): { readonly reqId?: string } {
  const event = currentEvent.getStore()
  return event === undefined ? {} : { reqId: event.id }
}

/** Returns the id with every answer, and opens the event of the request for all work it causes. */
export const requestId = fp(async (app: FastifyInstance, { closed, tracing = passTraceOn }: RequestIdOptions) => {
  app.decorateRequest('event', null)
  app.addHook('onRequest', (request, reply, next) => {
    const event = new RequestEvent(request.id, request.raw.socket?.bytesWritten)
    if (!isHealthCheck(request)) event.trace = tracing.requestStarted(request.headers)
    request.event = event
    if (closed) reply.raw.once('close', () => closed(request, reply))
    reply.header(REQUEST_ID_HEADER, event.id)
    currentEvent.run(event, next)
  })
})
