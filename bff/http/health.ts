import type { FastifyInstance } from 'fastify'

/** 'starting': not warmed up yet. 'stopping': shutting down. Requests are answered in every phase, but only 'ready' asks for them. */
export type Phase = 'starting' | 'ready' | 'stopping'

export interface HealthOptions {
  /** Resolves if the platform answers, otherwise rejects. */
  readonly probe: (signal: AbortSignal) => Promise<void>
  readonly phase: () => Phase
}

/** Shorter than one second, the default timeout of load balancers' readiness checks. */
const PROBE_MS = 500

/**
 * `/health/live`: the process answers. `/health/ready`: the process accepts requests. The platform's state is reported too but does not
 * affect readiness: a shop without its platform still has cached pages, and its replicas cannot reach it either.
 */
export async function health(app: FastifyInstance, { probe, phase }: HealthOptions) {
  app.get('/health/live', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }))
  app.get('/health/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (phase() !== 'ready') return reply.code(503).send({ status: phase() })
    return { status: 'ready', platform: await platformState(request.log) }
  })

  let isReachable = true
  /** Load balancers ask every few seconds, so only changes are logged. */
  function note(log: FastifyInstance['log'], now: boolean, error?: unknown): void {
    if (now === isReachable) return
    isReachable = now
    if (now) log.warn('readiness check: platform available again')
    else log.warn({ err: error }, 'readiness check: platform unavailable')
  }

  async function platformState(log: FastifyInstance['log']): Promise<'reachable' | 'unreachable'> {
    try {
      await probe(AbortSignal.timeout(PROBE_MS))
      note(log, true)
      return 'reachable'
    } catch (error) {
      note(log, false, error)
      return 'unreachable'
    }
  }
}
