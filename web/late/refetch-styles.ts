/** Pause after a failed fetch, in milliseconds; shorter than that of late parts, which appear with their styles then. */
const PAUSE_MS = 2000

/**
 * Fetches stylesheets again until they arrive. Vite takes a file for loaded after the first attempt, so a part of the page whose styles were
 * lost would appear without them.
 */
export const refetchStyles = () =>
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
        setTimeout(() => target.replaceWith(target.cloneNode()), PAUSE_MS)
    },
    { capture: true },
  )
