import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** What people and programs ask the shop for; everything else comes along with it. */
const ASKED_FOR = new Set(['/*', '/graphql'])

/**
 * One line for each request, when it is answered: pages and GraphQL at level info, what comes along with them (files, pictures,
 * health checks) at debug, unless it failed.
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
