import { isOffline } from '../api/errors.ts'
import { CACHE_NAMES } from '../storage/page-cache/cache-names.ts'
import type { AppRouter } from './app-router.ts'
import { startOver } from './served-address.ts'

/**
 * Has the service worker give a page whose data are not on the device though its document is: it was left before its scripts
 * had taken the data over.
 * @source CACHE-10
 */
export function followCachedPages(router: AppRouter) {
  let seen: unknown
  router.subscribe(async ({ errors, location }) => {
    if (errors === seen) return
    seen = errors
    if (!Object.values(errors ?? {}).some(isOffline)) return
    const { href } = new URL(router.createHref(location), window.location.origin)
    if ((await isKept(href)) && router.state.location.key === location.key) await startOver()
  })
}

/** The document that is open would be loaded again and again if it were what fails. */
async function isKept(href: string): Promise<boolean> {
  if (!navigator.serviceWorker?.controller || href === openDocument()) return false
  const kept = await caches.match(href, { cacheName: CACHE_NAMES.pages, ignoreVary: true }).catch(() => undefined)
  return kept !== undefined
}

const openDocument = () => performance.getEntriesByType('navigation')[0]?.name
