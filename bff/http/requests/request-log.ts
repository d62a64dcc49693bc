import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** Routes that shoppers and programs request directly; all other requests follow from them. */
const ASKED_FOR = new Set(['/*', '/graphql'])

/**
 * One line per request, written with its answer. Pages and GraphQL are logged at level info. Files, pictures and health checks are logged
 * at debug, unless they fail.
 */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest): void {
    request.log.debug({ req: request }, 'request received')
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime }
    if (error) reply.log.error({ ...line, err: error }, 'request failed')
    else reply.log[levelOf(request, reply)](line, 'request answered')
  }
}

const levelOf = ({ routeOptions }: FastifyRequest, { statusCode }: FastifyReply) =>
  statusCode >= 500 || ASKED_FOR.has(routeOptions.url ?? '') ? 'info' : 'debug'
