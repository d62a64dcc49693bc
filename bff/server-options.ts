import type { FastifyHttpOptions, RawServerDefault } from 'fastify'
import type { AppContext } from './app-context.ts'
import { longestResponseMs } from './config/config.ts'
import { respondToBrokenRequests } from './http/requests/broken-requests.ts'
import { readRequestId } from './http/requests/request-id.ts'
import { readableTarget } from './http/requests/request-target.ts'
import { withoutPrefix } from './http/requests/store-view-paths.ts'

export function serverOptions({
  config: { trustedProxies, storeViews, platform, operationTimeoutMs },
  requestLog: loggerInstance,
  requestLines,
  headers,
}: AppContext): FastifyHttpOptions<RawServerDefault> {
  const { requestTimeout, connectionsCheckingInterval } = limitArrival()
  return {
    loggerInstance,
    logController: requestLines,
    genReqId: readRequestId,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: 64 * 1024,
    requestTimeout,
    // Longer than the platform may take to place an order.
    connectionTimeout: Math.max(60_000, 30_000 + longestResponseMs({ platform, operationTimeoutMs })),
    routerOptions: { maxParamLength: 4096 },
    // Invalid addresses are answered by the shop, with its own error page and headers.
    http: { requireHostHeader: false, connectionsCheckingInterval },
    rewriteUrl: withoutPrefix(storeViews, readableTarget),
    clientErrorHandler: respondToBrokenRequests(headers, loggerInstance),
    // Requests on open connections are still answered while the server closes.
    return503OnClosing: false,
  }
}

/** The time in which a whole request has to arrive, in milliseconds. @source docs/operations/timeouts.md */
const ARRIVAL_MS = 30_000

/**
 * Server options that limit the arrival of requests. Node looks for late ones every 30 seconds by default, so a client could stay twice as
 * long as allowed.
 * @source LOAD-15
 */
export const limitArrival = (ms = ARRIVAL_MS) => ({ requestTimeout: ms, connectionsCheckingInterval: Math.ceil(ms / 6) })
