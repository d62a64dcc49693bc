import type { FastifyInstance } from 'fastify'

/** 'starting': not warmed up yet. 'stopping': shutting down. Requests are answered in every phase, but only 'ready' asks for them. */
export type Phase = 'starting' | 'ready' | 'stopping'

export interface HealthOptions {
  /** Resolves if the platform answers, otherwise rejects. */
  readonly probe: (signal: AbortSignal) => Promise<void>
  /** The same for the search engine; null if the shop asks the platform for the catalogue. */
  readonly probeCatalog?: ((signal: AbortSignal) => Promise<void>) | null
  readonly phase: () => Phase
}

/** Shorter than one second, the default timeout of load balancers' readiness checks. */
const PROBE_MS = 500

/**
 * `/health/live`: the process answers. `/health/ready`: the process accepts requests. The states of the platform and of the search
 * engine are reported too but do not affect readiness: a shop without them still has cached pages, and its replicas cannot reach them
 * either.
 */
export async function health(app: FastifyInstance, { probe, probeCatalog = null, phase }: HealthOptions) {
  const platform = watchedState(probe, notePlatform)
  const catalog = probeCatalog && watchedState(probeCatalog, noteSearchEngine)
  app.get('/health/live', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }))
  app.get('/health/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (phase() !== 'ready') return reply.code(503).send({ status: phase() })
    const [platformState, catalogState] = await Promise.all([platform(request.log), catalog?.(request.log)])
    return { status: 'ready', platform: platformState, ...(catalogState && { catalog: catalogState }) }
  })
}

type Log = FastifyInstance['log']

/**
 * The state of a server behind the shop. Load balancers ask every few seconds, so only changes are logged. Simultaneous checks share a
 * probe: anyone can send checks, and the server behind must not get as many calls.
 */
function watchedState(probe: HealthOptions['probe'], note: (log: Log, error: unknown) => void) {
  let isReachable = true
  let running: Promise<'reachable' | 'unreachable'> | null = null
  return (log: Log) => {
    running ??= check(log).finally(() => (running = null))
    return running
  }

  async function check(log: Log): Promise<'reachable' | 'unreachable'> {
    const error: unknown = await probe(AbortSignal.timeout(PROBE_MS)).then(
      () => null,
      (reason) => reason,
    )
    if ((error === null) !== isReachable) note(log, error)
    isReachable = error === null
    return isReachable ? 'reachable' : 'unreachable'
  }
}

function notePlatform(log: Log, error: unknown): void {
  if (error === null) log.warn('readiness check: platform available again')
  else log.warn({ err: error }, 'readiness check: platform unavailable')
}

function noteSearchEngine(log: Log, error: unknown): void {
  if (error === null) log.warn('readiness check: search engine available again')
  else log.warn({ err: error }, 'readiness check: search engine unavailable')
}
