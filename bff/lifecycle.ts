import type { Server } from 'node:http'
import { setTimeout as pause, setImmediate as requestsRead } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Phase } from './http/health.ts'
import { type Connections, watchConnections } from './http/requests/connections.ts'

/** Time without new connections before the server stops listening, because a connection that arrives at that moment is reset. */
const QUIET_MS = 300
const MOST_QUIET_WAIT_MS = 5000
/** Time for a client to close its side of an idle connection. */
const LINGER_MS = 1000
const LOOK_MS = 20

/** Most time `drain` takes beyond `drainMs`. */
export const DRAIN_EXTRA_MS = MOST_QUIET_WAIT_MS + LINGER_MS

/** @param drainMs how long the server accepts requests after reporting not ready */
export function createLifecycle(drainMs: number) {
  let phase: Phase = 'starting'
  let connections: Connections | null = null
  const until = async (isReached: () => boolean, mostMs: number) => {
    const end = performance.now() + mostMs
    while (!isReached() && performance.now() < end) await pause(LOOK_MS)
    // Timers fire before received data is read, so a connection that looks idle may already have a request.
    await requestsRead()
  }
  return {
    phase: () => phase,
    /** No effect while stopping. */
    started() {
      if (phase === 'starting') phase = 'ready'
    },
    /** Call before the server listens. */
    watch(server: Server) {
      connections = watchConnections(server)
    },
    /** Reports not ready, waits for load balancers to notice and for connections to become idle, then closes them. */
    async drain(log: Pick<FastifyBaseLogger, 'info'>) {
      phase = 'stopping'
      log.info({ drainMs }, 'stopping: not ready, still accepting requests')
      await pause(drainMs)
      if (connections && drainMs > 0) {
        const { quietMs, endIdle, idle } = connections
        await until(() => quietMs() >= QUIET_MS, MOST_QUIET_WAIT_MS)
        endIdle(QUIET_MS)
        await until(() => idle(QUIET_MS) === 0, LINGER_MS)
      }
      log.info('stopping: no new connections, finishing open requests')
    },
  }
}
