import type { FastifyInstance } from 'fastify'

/** 'starting': not warm yet. 'stopping': told to stop. Requests are answered in each phase, and wanted when 'ready'. */
export type Phase = 'starting' | 'ready' | 'stopping'

export interface HealthOptions {
  /** Resolves when the platform answers, rejects when it does not. */
  readonly probe: (signal: AbortSignal) => Promise<void>
  readonly phase: () => Phase
}

/** Shorter than the second that load balancers wait for a readiness check when nobody tells them otherwise. */
const PROBE_MS = 500

/**
 * `/health/live`: the process answers. `/health/ready`: it takes requests; the platform's state is told beside it, and is no
 * reason to take none: a shop without its platform still has its cached pages, and its replicas have lost it too.
 */
export async function health(app: FastifyInstance, { probe, phase }: HealthOptions) {
  app.get('/health/live', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }))
  app.get('/health/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (phase() !== 'ready') return reply.code(503).send({ status: phase() })
    return { status: 'ready', platform: await platformState(request.log) }
  })

  async function platformState(log: FastifyInstance['log']): Promise<'reachable' | 'unreachable'> {
    try {
      await probe(AbortSignal.timeout(PROBE_MS))
      return 'reachable'
    } catch (error) {
      log.warn({ err: error }, 'the platform does not answer a readiness check')
      return 'unreachable'
    }
  }
}
