import type { Log } from '../../../cache/log.ts'

/** Without a refusal for this time, the process has caught up. */
const QUIET_MS = 10_000

interface OverloadLog {
  refused(): void
  /** Call when no render waits. */
  idle(): void
}

/** Writes one line when the process begins to refuse renders, and one when it has caught up. @param fields of the first line */
export function createOverloadLog(log: Log, fields: object, now: () => number): OverloadLog {
  let refusedAt: number | null = null
  return {
    refused() {
      if (refusedAt === null) log.warn(fields, 'more pages requested than can be rendered')
      refusedAt = now()
    },
    idle() {
      if (refusedAt === null || now() - refusedAt < QUIET_MS) return
      refusedAt = null
      log.warn({}, 'page renders caught up')
    },
  }
}
