import type { ShopInfo } from '../../page.types.ts'
import { CACHE_PREFIX } from './cache-names.ts'
import { type OpenedStoreView, TAKE_OVER, type Visit } from './visit.ts'

const SCRIPT = '/service-worker.js'

/**
 * Gives this browser the service worker, and tells it of the page that was there before it. Where the shop wants none, the one
 * that is there goes with all it kept. Browsers that have none, as outside a secure context, or take none, as where they keep nothing
 * for a site, go without.
 * @param onNewVersion called when the worker of a newer build has taken over
 * @returns addresses of the files the worker was told of, since it did not see them fetched; null where there is no worker
 * @source CACHE-10; decision 0068
 */
export async function registerServiceWorker(
  { serviceWorker, basePath }: Pick<ShopInfo, 'serviceWorker' | 'basePath'>,
  onNewVersion: () => void,
): Promise<readonly string[] | null> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (!workers) return null
  if (!serviceWorker) {
    await remove(workers)
    return null
  }
  const isFirst = workers.controller === null
  onTakenOver(workers, onNewVersion)
  if (!(await isTaken(workers))) return null
  const registration = await workers.ready
  const files = isFirst ? await tellOfVisit(workers, registration) : []
  if (basePath) registration.active?.postMessage({ type: 'store view', basePath } satisfies OpenedStoreView)
  lookForNewVersions(registration)
  return files
}

async function isTaken(workers: ServiceWorkerContainer): Promise<boolean> {
  try {
    await workers.register(SCRIPT, { updateViaCache: 'none' })
    return true
  } catch (error) {
    if (navigator.onLine) console.info('This browser takes no service worker', error)
    return false
  }
}

/**
 * Tells the worker of the page it did not see come, once the page is its own: what is fetched between the two would be kept by
 * nobody. A page that was loaded past the worker is not taken over unless that is asked for.
 */
async function tellOfVisit(workers: ServiceWorkerContainer, { active }: ServiceWorkerRegistration): Promise<readonly string[]> {
  await new Promise<void>((resolve) => {
    if (workers.controller) resolve()
    workers.addEventListener('controllerchange', () => resolve(), { once: true })
    active?.postMessage(TAKE_OVER)
  })
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage({ type: 'visit', page: location.href, files } satisfies Visit)
  return files
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

/** Browsers look when a page is loaded; one that stays open looks whenever somebody comes back to it. */
function lookForNewVersions(registration: ServiceWorkerRegistration) {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return
    registration.update().catch((error) => console.info('It is not known whether there is a newer version', error))
  })
}
