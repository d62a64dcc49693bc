import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Log } from '../log.ts'

/** The minimum time between equal log messages. */
const QUIET_MS = 10 * 60 * 1000

/** Logs problems of the shared store, once rather than for each request. */
export type OutageLog = ReturnType<typeof createOutageLog>

export function createOutageLog(log: Log) {
  const logged = new LRUCache<string, true>({ max: 100, ttl: QUIET_MS })
  let [isUnavailable, isClosed] = [false, false]
  return {
    /** The connection is lost or was never established. */
    unavailable(error: unknown) {
      if (isUnavailable || isClosed) return
      isUnavailable = true
      log.warn({ reason: readReason(error) }, 'shared store unavailable; continuing without it')
    },
    recovered() {
      if (isUnavailable) log.warn({}, 'shared store available again')
      isUnavailable = false
    },
    /** The connection is closed on purpose, which is not a problem. */
    close() {
      isClosed = true
    },
    /** The store rejects a command or answers something unexpected: it is full, or the key has another use. */
    rejected(error: unknown) {
      const reason = readReason(error)
      if (logged.has(reason)) return
      logged.set(reason, true)
      log.warn({ reason }, 'shared store rejected a command; continuing without it')
    },
  }
}

/**
 * Only an error code of the server ('WRONGPASS', 'OOM') or the operating system ('ECONNREFUSED'). Client errors contain the
 * commands with their values, and servers repeat input they do not understand, which may be a password.
 */
function readReason(error: unknown): string {
  if (!(error instanceof Error)) return 'connection closed'
  if (error instanceof z.ZodError) return 'unexpected answer'
  if ('code' in error && typeof error.code === 'string') return error.code
  const [, code] = /^(?:Ready check failed: )?([A-Z]{2,20})\b/.exec(error.message) ?? []
  return code ?? (/time/i.test(error.message) ? 'no answer in time' : error.name)
}
