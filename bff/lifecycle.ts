import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

/** Where a server is between its start and its end. */
export interface Lifecycle {
  readonly isReady: () => boolean
  /** Before the server closes: says that it is not ready, and waits until load balancers have seen it. */
  drain(log: FastifyBaseLogger): Promise<void>
}

/** @param drainMs how long a server that is not ready any more goes on taking requests */
export function createLifecycle(drainMs: number): Lifecycle {
  let isStopping = false
  return {
    isReady: () => !isStopping,
    async drain(log) {
      isStopping = true
      log.info({ drainMs }, 'stopping: not ready any more, requests are still taken')
      await setTimeout(drainMs)
      log.info('stopping: no new connections, requests under way are answered')
    },
  }
}
