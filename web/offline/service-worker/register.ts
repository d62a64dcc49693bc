import type { ShopInfo } from '../../page.types.ts'
import { CACHE_PREFIX } from './cache-names.ts'
import type { OpenedStoreView, Visit } from './visit.ts'

const SCRIPT = '/service-worker.js'

/**
 * Gives this browser the service worker, and tells it of the page that was there before it. Where the shop wants none, the one
 * that is there goes with all it kept. Browsers that have none, as outside a secure context, go without.
 * @param onNewVersion called when the worker of a newer build has taken over
 * @source CACHE-10; decision 0068
 */
export async function registerServiceWorker(
  { serviceWorker, basePath }: Pick<ShopInfo, 'serviceWorker' | 'basePath'>,
  onNewVersion: () => void,
) {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (!workers) return
  if (!serviceWorker) return remove(workers)
  const isFirst = workers.controller === null
  onTakenOver(workers, onNewVersion)
  await workers.register(SCRIPT, { updateViaCache: 'none' })
  const registration = await workers.ready
  if (isFirst) registration.active?.postMessage(visit())
  if (basePath) registration.active?.postMessage({ type: 'store view', basePath } satisfies OpenedStoreView)
  lookForNewVersions(registration)
}

/** A page that had no worker is of the same build as the first that takes it over, however late that is. */
function onTakenOver(workers: ServiceWorkerContainer, onNewVersion: () => void) {
  let hasWorker = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    if (hasWorker) onNewVersion()
    hasWorker = true
  })
}

async function remove(workers: ServiceWorkerContainer) {
  for (const registration of await workers.getRegistrations()) await registration.unregister()
  for (const name of await caches.keys()) if (name.startsWith(CACHE_PREFIX)) await caches.delete(name)
}

const visit = (): Visit => ({
  type: 'visit',
  page: location.href,
  files: performance.getEntriesByType('resource').map(({ name }) => name),
})

/** Browsers look when a page is loaded; one that stays open looks whenever somebody comes back to it. */
function lookForNewVersions(registration: ServiceWorkerRegistration) {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return
    registration.update().catch((error) => console.info('It is not known whether there is a newer version', error))
  })
}
