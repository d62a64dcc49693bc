import { isRouteErrorResponse } from 'react-router'
import { isMissingCode, isOffline } from '../api/errors.ts'
import type { AppRouter } from './app-router.ts'
import { startOver } from './served-address.ts'

/**
 * Moves an open tab to a newer build: the browser itself follows the next link or form, so that the page comes with its own scripts. A
 * navigation that fails because the server no longer has this build, or because its code does not load, reloads at once.
 * @returns a function to call when a newer build is known
 * @source RUN-23; decision 0025
 */
export function followNewVersion(router: AppRouter): () => void {
  let isOutdated = false
  let lastErrors: unknown

  async function checkVersion() {
    isOutdated ||= await isReplaced().catch(() => false) // Offline there is no newer build to move to.
    return isOutdated
  }

  // The link listener leaves links with a target to the browser.
  addEventListener('click', ({ target }) => isOutdated && leaveToBrowser(target, 'a[href]'), { capture: true })
  addEventListener('submit', ({ target }) => isOutdated && leaveToBrowser(target, 'form'), { capture: true })
  addEventListener('vite:preloadError', () => void checkVersion())
  router.subscribe(async ({ errors }) => {
    if (errors === lastErrors) return
    lastErrors = errors
    const faults = Object.values(errors ?? {}).filter(isFault)
    if (faults.length > 0 && (await checkVersion())) await startOver()
    // The page that comes from the server brings its own scripts.
    if (faults.some(isMissingCode) && (await isReachable())) await startOver()
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

const fetchManifest = () => fetch('/client-manifest.json', { cache: 'no-store' })

const isReachable = () =>
  fetchManifest().then(
    ({ ok }) => ok,
    () => false,
  )

/** Whether the server has another build than the one this page came from. */
async function isReplaced(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]')
  if (!entry) return false
  const manifest = await (await fetchManifest()).text()
  return manifest.includes('/assets/') && !manifest.includes(`"${entry.getAttribute('src')}"`)
}
