import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RequestEvent } from './request-event.ts'

export interface RequestSummary {
  readonly event: RequestEvent
  readonly method: string
  /** Pattern of the route, never a path: '/sitemap-products-after-*'; 'unmatched' without a route. */
  readonly route: string
  readonly status: number
  /** The client disconnected before the answer was sent. */
  readonly hasLeft: boolean
  readonly ms: number
  /** Name of the trusted operation of `/graphql`; 'free' for a free query, null without one. */
  readonly operation: string | null
  /** Id of the registered client that sent the request; null for the shop's own pages and for clients that were refused. */
  readonly client: string | null
  /** `hit`, `miss`, `stale`, `coalesced` or `shared`; null if no cache was asked. */
  readonly cache: string | null
  /** Bytes sent on the connection, head included. */
  readonly bytes: number
}

/** Status logged if the client disconnects before the answer. */
export const CALLER_LEFT = 499
const UNMATCHED = 'unmatched'

/** Summarizes a request once its answer has been sent or its client has left. */
export function summarize(event: RequestEvent, request: FastifyRequest, reply: FastifyReply, hasLeft: boolean): RequestSummary {
  return {
    event,
    method: request.method,
    route: request.routeOptions.url ?? UNMATCHED,
    status: reply.statusCode,
    hasLeft: hasLeft || reply.statusCode === CALLER_LEFT,
    ms: reply.elapsedTime,
    operation: request.operationName ?? null,
    client: request.client?.id ?? null,
    cache: cacheState(event, reply),
    bytes: Math.max(0, (reply.raw.socket?.bytesWritten ?? request.raw.socket?.bytesWritten ?? 0) - event.bytesBefore),
  }
}

/** As the header `x-cache`, which cannot tell whether another replica had the page. */
export function cacheState(event: Pick<RequestEvent, 'isShared'>, reply: Pick<FastifyReply, 'getHeader'>): string | null {
  const state = reply.getHeader('x-cache')
  if (typeof state !== 'string') return null
  return event.isShared && state === 'miss' ? 'shared' : state
}
