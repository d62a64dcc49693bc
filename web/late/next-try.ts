const TIMED_TRIES = 5

/**
 * Resolves when a file that could not be fetched is worth another try: after pauses that double, then at a click or when the network
 * returns. A file that is gone for good causes no endless requests.
 * @param failures number of failed tries, from 1
 * @param pauseMs half of the first pause, in milliseconds
 * @source CACHE-24
 */
export const nextTry = (failures: number, pauseMs: number) =>
  new Promise<unknown>((resolve) => {
    if (failures <= TIMED_TRIES) setTimeout(resolve, pauseMs * 2 ** failures)
    else for (const type of ['click', 'online']) addEventListener(type, resolve, { once: true, capture: true })
  })
