/** The page was never seen on this device, and the network is gone. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError'
  readonly code = 'OFFLINE'
  constructor(options?: ErrorOptions) {
    super('There is no connection, and this was not seen before', options)
  }
}

/** The shop answered that it cannot answer, or took too long. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError'
  readonly code = 'UNAVAILABLE'
  constructor(reason: string, options?: ErrorOptions) {
    super(`The shop cannot be reached: ${reason}`, options)
  }
}

/** Browsers have no type of their own for a script that could not be fetched. */
const MISSING_SCRIPT = /dynamically imported module|module script failed|preload CSS/i

/** A screen's code could not be fetched: the network is gone, or a newer build has replaced it. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && MISSING_SCRIPT.test(error.message)
}

/** Nothing is broken; there is just no connection. */
export function isOffline(error: unknown): boolean {
  return error instanceof OfflineError || (isMissingCode(error) && !navigator.onLine)
}
