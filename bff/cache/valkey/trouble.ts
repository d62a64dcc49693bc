import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Log } from '../log.ts'

/** The minimum time between equal log messages. */
const QUIET_MS = 10 * 60 * 1000

/** Logs problems of the shared store, once rather than for each request. */
export interface TroubleLog {
  /** The connection is lost or was never established. */
  away(error: unknown): void
  back(): void
  /** The store rejects a command or answers something unexpected: it is full, or the key has another use. */
  refused(error: unknown): void
  /** The connection is closed on purpose, which is not a problem. */
  end(): void
}

export function createTroubleLog(log: Log): TroubleLog {
  const told = new LRUCache<string, true>({ max: 100, ttl: QUIET_MS })
  let [isAway, isEnded] = [false, false]
  return {
    away(error) {
      if (isAway || isEnded) return
      isAway = true
      log.warn({ reason: reasonOf(error) }, 'shared store unavailable; continuing without it')
    },
    back() {
      if (isAway) log.warn({}, 'shared store available again')
      isAway = false
    },
    end() {
      isEnded = true
    },
    refused(error) {
      const reason = reasonOf(error)
      if (told.has(reason)) return
      told.set(reason, true)
      log.warn({ reason }, 'shared store rejected a command; continuing without it')
    },
  }
}

/**
 * Only an error code of the server ('WRONGPASS', 'OOM') or the operating system ('ECONNREFUSED'). Client errors contain the
 * commands with their values, and servers repeat input they do not understand, which may be a password.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'connection closed'
  if (error instanceof z.ZodError) return 'unexpected answer'
  if ('code' in error && typeof error.code === 'string') return error.code
  const [, code] = /^(?:Ready check failed: )?([A-Z]{2,20})\b/.exec(error.message) ?? []
  return code ?? (/time/i.test(error.message) ? 'no answer in time' : error.name)
}
