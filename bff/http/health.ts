import type { FastifyInstance } from 'fastify'

export interface HealthOptions {
  /** Resolves when the platform answers, rejects when it does not. */
  readonly probe: (signal: AbortSignal) => Promise<void>
}

/** `/health/live`: the process answers. `/health/ready`: it can also reach the platform. */
export async function health(app: FastifyInstance, { probe }: HealthOptions) {
  app.get('/health/live', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }))
  app.get('/health/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await probe(AbortSignal.timeout(2000))
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'not ready: the platform does not answer')
      return reply.code(503).send({ status: 'unavailable', reason: 'The platform does not answer.' })
    }
  })
}
