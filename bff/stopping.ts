import { type Config, longestResponseMs } from './config/config.ts'
import { DRAIN_EXTRA_MS } from './lifecycle.ts'

/** Time for open requests when the process stops, beyond the time limit of an answer. */
const CLOSING_MS = 10_000

/**
 * The longest a process takes to stop after SIGTERM, in milliseconds: it drains, waits for connections, and finishes an order that was sent
 * last. Killing it earlier may cut off an order.
 * @source RUN-19
 */
export const stoppingMs = (config: Pick<Config, 'drainSeconds' | 'platform' | 'operationTimeoutMs'>): number =>
  config.drainSeconds * 1000 + DRAIN_EXTRA_MS + longestResponseMs(config) + CLOSING_MS
