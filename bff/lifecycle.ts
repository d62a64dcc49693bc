import type { Server } from 'node:http'
import { setTimeout as pause, setImmediate as requestsRead } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Phase } from './http/health.ts'
import { type Connections, watchConnections } from './http/requests/connections.ts'

export interface Lifecycle {
  phase(): Phase
  /** Without effect on a server that is stopping. */
  started(): void
  /** To be called before the server listens. */
  watch(server: Server): void
  /** Says that the server is not ready, waits until load balancers have seen it and its connections are idle, and ends those. */
  drain(log: Pick<FastifyBaseLogger, 'info'>): Promise<void>
}

/** A connection that arrives as the server stops listening is reset. So it stops when none has arrived for so long. */
const QUIET_MS = 300
const MOST_QUIET_WAIT_MS = 5000
/** How long a client has to close its side of an idle connection. */
const LINGER_MS = 1000
const LOOK_MS = 20

/** What `drain` may take beyond the time it is told. */
export const DRAIN_EXTRA_MS = MOST_QUIET_WAIT_MS + LINGER_MS

/** @param drainMs how long a server that is not ready any more goes on taking requests */
export function createLifecycle(drainMs: number): Lifecycle {
  let phase: Phase = 'starting'
  let connections: Connections | null = null
  const until = async (isReached: () => boolean, mostMs: number) => {
    const end = performance.now() + mostMs
    while (!isReached() && performance.now() < end) await pause(LOOK_MS)
    // A timer fires before what has arrived is read: a connection that looks idle may have a request already.
    await requestsRead()
  }
  return {
    phase: () => phase,
    started() {
      if (phase === 'starting') phase = 'ready'
    },
    watch(server) {
      connections = watchConnections(server)
    },
    async drain(log) {
      phase = 'stopping'
      log.info({ drainMs }, 'stopping: not ready any more, requests are still taken')
      await pause(drainMs)
      if (connections && drainMs > 0) {
        const { quietMs, endIdle, idle } = connections
        await until(() => quietMs() >= QUIET_MS, MOST_QUIET_WAIT_MS)
        endIdle(QUIET_MS)
        await until(() => idle(QUIET_MS) === 0, LINGER_MS)
      }
      log.info('stopping: no new connections, requests under way are answered')
    },
  }
}
