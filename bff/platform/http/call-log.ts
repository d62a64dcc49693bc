import type { Log } from '../../cache/log.ts'
import { markReported } from '../../cache/reported.ts'
import { PlatformError, PlatformUnreachable } from '../base/errors.ts'
import type { CallObservation } from './call-observer.ts'
import { loggableQuery, type Query } from './redaction.ts'

interface LoggedRequest {
  readonly path: string
  readonly query: Query
}

/** Logs one line per call with its number of attempts, and one per failed attempt. Reports the end of the call to its observer. */
export function callLog(
  log: Log,
  { path, query }: LoggedRequest,
  { name, cache = 'none', isQuiet = false }: { name: string; cache?: string; isQuiet?: boolean },
  observation: Pick<CallObservation, 'ended'>,
) {
  const line = { call: name, path, query: loggableQuery(query), cache }
  const startedAt = performance.now()
  let attempts = 0
  const elapsedMs = () => performance.now() - startedAt
  const fields = () => ({ ...line, attempts, ms: Math.round(elapsedMs()) })
  return {
    attempt() {
      attempts += 1
    },
    attemptFailed: (error: unknown) => log.debug({ ...fields(), ...loggableError(error) }, 'platform attempt failed'),
    answered(status: number | null) {
      observation.ended({ attempts, status, ms: elapsedMs(), code: 'OK' })
      log.debug({ ...fields(), status }, 'platform call')
    },
    /** @param isOutage the log says already that the circuit is open */
    failed(error: unknown, isOutage: boolean) {
      const { code, status } = loggableError(error)
      observation.ended({ attempts, status, ms: elapsedMs(), code })
      // A call that was sent for one shopper may have changed something, so it has its line in an outage too.
      const isKnown = isOutage && error instanceof PlatformUnreachable && (attempts === 0 || cache !== 'none')
      log[error instanceof PlatformError && !isQuiet && !isKnown ? 'warn' : 'debug'](
        { ...fields(), ...loggableError(error) },
        'platform call failed',
      )
      if (error instanceof PlatformError) markReported(error)
    },
  }
}

const loggableError = (error: unknown) =>
  error instanceof PlatformError ? error.forLog() : ({ code: 'ABORTED', status: null, detail: null } as const)
