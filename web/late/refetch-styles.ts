/** Pause after a failed fetch, in milliseconds; shorter than that of late parts, which appear with their styles then. */
const PAUSE_MS = 2000
const MOST_DOUBLINGS = 5

/**
 * Fetches stylesheets again, after pauses that double up to a minute. Vite takes a file for loaded after the first attempt, so a part of the
 * page whose styles were lost would appear without them.
 * @source CACHE-24
 */
export function refetchStyles() {
  let failures = 0
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
        setTimeout(() => target.replaceWith(target.cloneNode()), PAUSE_MS * 2 ** Math.min(failures++, MOST_DOUBLINGS))
    },
    { capture: true },
  )
}
