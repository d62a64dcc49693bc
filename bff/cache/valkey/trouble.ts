import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Log } from '../log.ts'

/** How long the same trouble is not told again. */
const QUIET_MS = 10 * 60 * 1000

/** Says in the log what is wrong with the shared store, once and not for each request. */
export interface TroubleLog {
  /** The connection is gone, or was never made. */
  away(error: unknown): void
  back(): void
  /** It refuses a command, or answers something else: it is full, or the name is somebody else's. */
  refused(error: unknown): void
  /** The connection is closed on purpose, which is no trouble. */
  end(): void
}

export function createTroubleLog(log: Log): TroubleLog {
  const told = new LRUCache<string, true>({ max: 100, ttl: QUIET_MS })
  let [isAway, isEnded] = [false, false]
  return {
    away(error) {
      if (isAway || isEnded) return
      isAway = true
      log.warn({ reason: reasonOf(error) }, 'the shared store is away: this process goes on by itself')
    },
    back() {
      if (isAway) log.warn({}, 'the shared store is back')
      isAway = false
    },
    end() {
      isEnded = true
    },
    refused(error) {
      const reason = reasonOf(error)
      if (told.has(reason)) return
      told.set(reason, true)
      log.warn({ reason }, 'the shared store refuses a command, or answers nonsense: this process goes on by itself')
    },
  }
}

/**
 * A code alone, as the server ('WRONGPASS', 'OOM') or the operating system ('ECONNREFUSED') gives it. Errors of the client have commands with
 * what was to be written, and servers repeat what they do not understand, a password for one.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'connection closed'
  if (error instanceof z.ZodError) return 'unexpected answer'
  if ('code' in error && typeof error.code === 'string') return error.code
  const [, code] = /^(?:Ready check failed: )?([A-Z]{2,20})\b/.exec(error.message) ?? []
  return code ?? (/time/i.test(error.message) ? 'no answer in time' : error.name)
}
