import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { CALLER_LEFT, type RequestSummary, summarize } from '../telemetry/request-summary.ts'

export interface RequestLogOptions {
  readonly getStoreView: (request: FastifyRequest) => string
  /** Identifies build and configuration; null in development. */
  readonly release: string | null
  /** Receives every request that has ended, once. */
  readonly ended?: (summary: RequestSummary) => void
}

interface Ending {
  readonly error: Error | null
  readonly hasLeft: boolean
}

/** Routes that shoppers and programs request directly; all other requests follow from them. */
const ASKED_FOR = new Set(['/*', '/graphql'])

/**
 * One line per request, written when its answer has been sent or its client has left. Pages and GraphQL are logged at level info. Files,
 * pictures and health checks are logged at debug, unless they fail.
 * @source RUN-11
 */
export class RequestLog extends LogController {
  readonly #options: RequestLogOptions

  constructor(options: RequestLogOptions) {
    super()
    this.#options = options
  }

  override incomingRequest(request: FastifyRequest): void {
    request.log.debug({ req: request }, 'request received')
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    this.#end(request, reply, { error: error ?? null, hasLeft: false })
  }

  /** The connection is done with a request, in most cases after its answer was sent. */
  closed(request: FastifyRequest, reply: FastifyReply): void {
    this.#end(request, reply, { error: null, hasLeft: !reply.raw.writableFinished })
  }

  /** Both the answer and the connection report the end of a request. */
  #end(request: FastifyRequest, reply: FastifyReply, { error, hasLeft }: Ending): void {
    const { event } = request
    if (!event || event.isClosed) return
    event.isClosed = true
    const { getStoreView, release, ended } = this.#options
    const summary = summarize(event, request, reply, hasLeft)
    ended?.(summary)
    event.trace?.ended({ ...summary, release })
    const line = { req: request, res: reply, responseTime: summary.ms, ...logFields(summary, getStoreView(request), release) }
    if (error) reply.log.error({ ...line, err: error }, 'request failed')
    else if (summary.hasLeft) reply.log[logLevel(summary, CALLER_LEFT)](line, 'client disconnected before the answer')
    else reply.log[logLevel(summary, summary.status)](line, 'request answered')
  }
}

const logLevel = ({ route }: RequestSummary, status: number) => (status >= 500 || ASKED_FOR.has(route) ? 'info' : 'debug')

/** The fields of a request's log line. Fields without a value are left out. */
function logFields({ event, route, operation, client, cache, bytes }: RequestSummary, storeView: string, release: string | null) {
  const { screen, codes, calls, callCount, platformMs, renderMs } = event
  return {
    route,
    storeView,
    ...(screen !== null && { screen }),
    ...(operation !== null && { operation }),
    ...(client !== null && { client }),
    ...(cache !== null && { cache }),
    ...(renderMs !== null && { renderMs: Math.round(renderMs) }),
    ...(callCount > 0 && {
      platform: {
        calls: callCount,
        ms: Math.round(platformMs),
        list: calls.map(({ name, ms, code }) => ({ call: name, ms: Math.round(ms), code })),
      },
    }),
    ...(codes.length > 0 && { codes }),
    bytes,
    ...(release !== null && { release }),
  }
}
