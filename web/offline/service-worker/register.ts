import type { ShopInfo } from '../../page.types.ts'
import { CACHE_PREFIX } from './cache-names.ts'
import type { Visit } from './visit.ts'

const SCRIPT = '/service-worker.js'

/**
 * Gives this browser the service worker, and tells it of the page that was there before it. Where the shop wants none, the one
 * that is there goes with all it kept. Browsers that have none, as outside a secure context, go without.
 * @param onNewVersion called when the worker of a newer build has taken over
 * @source CACHE-10; decision 0068
 */
export async function registerServiceWorker({ serviceWorker }: Pick<ShopInfo, 'serviceWorker'>, onNewVersion: () => void) {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (!workers) return
  if (!serviceWorker) return remove(workers)
  const isFirst = workers.controller === null
  await workers.register(SCRIPT, { updateViaCache: 'none' })
  const registration = await workers.ready
  if (isFirst) registration.active?.postMessage(visit())
  lookForNewVersions(registration, onNewVersion)
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
function lookForNewVersions(registration: ServiceWorkerRegistration, onNewVersion: () => void) {
  navigator.serviceWorker.addEventListener('controllerchange', onNewVersion)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return
    registration.update().catch((error) => console.info('It is not known whether there is a newer version', error))
  })
}
