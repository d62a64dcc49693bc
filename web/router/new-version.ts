import { isRouteErrorResponse } from 'react-router'
import { isOffline } from '../api/errors.ts'
import type { AppRouter } from './app-router.ts'
import { startOver } from './served-address.ts'

/**
 * Lets a tab that is open go over to a newer build without a word: the next link or form is followed by the browser itself, so that
 * its page comes with scripts of its own. What fails because the server has forgotten this build is loaded anew at once.
 * @returns what to call when a newer build is known to be there
 * @source decision 0032
 */
export function followNewVersion(router: AppRouter): () => void {
  let isOutdated = false
  let seen: unknown

  async function look() {
    isOutdated ||= await isReplaced().catch(() => false) // Not known without a network: then there is nothing newer to go over to.
    return isOutdated
  }

  // What has a target is left to the browser: see router/follow-links.
  addEventListener('click', ({ target }) => isOutdated && leaveToBrowser(target, 'a[href]'), { capture: true })
  addEventListener('submit', ({ target }) => isOutdated && leaveToBrowser(target, 'form'), { capture: true })
  addEventListener('vite:preloadError', () => void look())
  router.subscribe(async ({ errors }) => {
    if (errors === seen) return
    seen = errors
    if (Object.values(errors ?? {}).some(isFault) && (await look())) await startOver()
  })
  return () => {
    isOutdated = true
  }
}

const isFault = (error: unknown) => !isRouteErrorResponse(error) && !isOffline(error)

function leaveToBrowser(target: EventTarget | null, selector: 'a[href]' | 'form') {
  const followed = target instanceof Element ? target.closest(selector) : null
  if (followed && !followed.hasAttribute('target')) followed.setAttribute('target', '_self')
}

/** Whether the server has another build than the one this page came from. */
async function isReplaced(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]')
  if (!entry) return false
  const manifest = await (await fetch('/client-manifest.json', { cache: 'no-store' })).text()
  return manifest.includes('/assets/') && !manifest.includes(`"${entry.getAttribute('src')}"`)
}
