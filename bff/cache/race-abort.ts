/**
 * Waits for a promise until the caller's signal aborts. The work continues for other callers.
 * @throws the signal's reason once it aborts
 */
export function raceAbort<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise
  if (signal.aborted) return Promise.reject(signal.reason)
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason)
    signal.addEventListener('abort', leave, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}
