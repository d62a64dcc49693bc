import { CACHE_NAMES } from '../storage/page-cache/cache-names.ts'

/**
 * Whether the service worker has cached the document of an address. False for the open document: if its own request fails, loading it again
 * would never end.
 */
export async function hasCachedDocument(href: string): Promise<boolean> {
  if (!navigator.serviceWorker?.controller || href === openDocument()) return false
  const cached = await caches.match(href, { cacheName: CACHE_NAMES.pages, ignoreVary: true }).catch(() => undefined)
  return cached !== undefined
}

const openDocument = () => performance.getEntriesByType('navigation')[0]?.name
