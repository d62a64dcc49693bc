import { isOffline } from '../api/errors.ts'
import type { AppRouter } from './app-router.ts'
import { hasCachedDocument } from './cached-document.ts'
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
    if ((await hasCachedDocument(href)) && router.state.location.key === location.key) await startOver()
  })
}
