/** The network is unavailable, and the device has no data for this page. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError'
  readonly code = 'OFFLINE'
  constructor(options?: ErrorOptions) {
    super('There is no connection, and this was not seen before', options)
  }
}

/** The shop answered with an error or timed out. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError'
  readonly code = 'UNAVAILABLE'
  constructor(reason: string, options?: ErrorOptions) {
    super(`The shop cannot be reached: ${reason}`, options)
  }
}

/** Browsers have no error type for a script that could not be fetched. */
const MISSING_SCRIPT = /dynamically imported module|module script failed|preload CSS/i

/** Whether a screen's code could not be fetched, because the network is gone or a newer build has replaced it. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && MISSING_SCRIPT.test(error.message)
}

/** Whether an error only means that there is no connection. */
export function isOffline(error: unknown): boolean {
  return error instanceof OfflineError || (isMissingCode(error) && !navigator.onLine)
}
