import { isOffline } from '../api/errors.ts'
import { CACHE_NAMES } from '../storage/page-cache/cache-names.ts'
import type { AppRouter } from './app-router.ts'
import { startOver } from './served-address.ts'

/**
 * Offline, loads a page from the service worker if the device has its document but not its data: the shopper left it before the cache
 * had stored the data.
 * @source CACHE-10
 */
export function followCachedPages(router: AppRouter) {
  let lastErrors: unknown
  router.subscribe(async ({ errors, location }) => {
    if (errors === lastErrors) return
    lastErrors = errors
    if (!Object.values(errors ?? {}).some(isOffline)) return
    const { href } = new URL(router.createHref(location), window.location.origin)
    if ((await isCached(href)) && router.state.location.key === location.key) await startOver()
  })
}

/** Excludes the open document, which would reload for ever if it is the one that fails. */
async function isCached(href: string): Promise<boolean> {
  if (!navigator.serviceWorker?.controller || href === openDocument()) return false
  const cached = await caches.match(href, { cacheName: CACHE_NAMES.pages, ignoreVary: true }).catch(() => undefined)
  return cached !== undefined
}

const openDocument = () => performance.getEntriesByType('navigation')[0]?.name
