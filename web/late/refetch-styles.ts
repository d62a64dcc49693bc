/** Pause after the first failed fetch, in milliseconds; shorter than that of late parts, which appear with their styles then. */
const PAUSE_MS = 2000
const MOST_TRIES = 6

/**
 * Fetches stylesheets again, after pauses that double. Vite takes a file for loaded after the first attempt, so a part of the page whose
 * styles were lost would appear without them. A file that is gone for good causes no endless requests.
 * @source CACHE-24
 */
export function refetchStyles() {
  let tries = 0
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet' && tries < MOST_TRIES)
        setTimeout(() => target.replaceWith(target.cloneNode()), PAUSE_MS * 2 ** tries++)
    },
    { capture: true },
  )
}
