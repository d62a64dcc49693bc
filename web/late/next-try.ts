const TIMED_TRIES = 5

/**
 * Resolves when a file that could not be fetched is worth another try: after pauses that double, then at a click or when the network
 * returns. A file that is gone for good causes no endless requests.
 * @param failures number of failed tries, from 1
 * @param pauseMs the first pause, in milliseconds
 * @source CACHE-24
 */
export const nextTry = (failures: number, pauseMs: number): Promise<void> =>
  new Promise((resolve) => {
    if (failures <= TIMED_TRIES) {
      setTimeout(resolve, pauseMs * 2 ** (failures - 1))
      return
    }
    const listening = new AbortController()
    const listener = () => {
      listening.abort()
      resolve()
    }
    for (const type of ['click', 'online']) addEventListener(type, listener, { signal: listening.signal, capture: true })
  })
