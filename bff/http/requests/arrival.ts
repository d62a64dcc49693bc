/** The time in which a whole request has to arrive, in milliseconds. @source docs/operations/timeouts.md */
const ARRIVAL_MS = 30_000

/**
 * Server options that limit the arrival of requests. Node looks for late ones every 30 seconds by default, so a client could stay twice as
 * long as allowed.
 * @source LOAD-15
 */
export const limitArrival = (ms = ARRIVAL_MS) => ({ requestTimeout: ms, connectionsCheckingInterval: Math.ceil(ms / 6) })
