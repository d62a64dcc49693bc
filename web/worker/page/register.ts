import type { ShopInfo } from '#schema/page.types.ts'
import { CACHE_PREFIX } from '../../storage/page-cache/cache-names.ts'
import { type OpenedStoreView, TAKE_OVER, type Visit } from './visit.ts'

const SCRIPT = '/service-worker.js'

/**
 * Registers the service worker and tells it about the page that was loaded before it. If the shop disables the worker, the registered
 * one is removed with everything it cached. Browsers without service workers (insecure contexts) or that refuse them (blocked storage)
 * continue without one, and so does a page whose first worker cannot be installed; the next page tries again.
 * @param onNewVersion called when the worker of a newer build has taken over
 * @returns addresses of the files reported to the worker, because it did not see them fetched; null without a worker
 * @source CACHE-10; decision 0025
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
  onNewController(workers, onNewVersion)
  const registered = await register(workers)
  const registration = registered !== null && (await Promise.race([workers.ready, firstFailure(registered)]))
  if (!registration) return null
  const files = isFirst ? await reportVisit(workers, registration) : []
  if (basePath) registration.active?.postMessage({ type: 'store view', basePath } satisfies OpenedStoreView)
  checkForUpdates(registration)
  return files
}

async function register(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | null> {
  try {
    return await workers.register(SCRIPT, { updateViaCache: 'none' })
  } catch (error) {
    if (navigator.onLine) console.info('This browser rejected the service worker', error)
    return null
  }
}

/**
 * Null once the first worker has failed to install, for example because a file could not be fetched: browsers never report it as ready.
 * A tool that blocks workers may hand out no registration.
 */
function firstFailure({
  active,
  installing,
}: Partial<Pick<ServiceWorkerRegistration, 'active' | 'installing'>> = {}): Promise<null> {
  return new Promise((resolve) => {
    installing?.addEventListener('statechange', () => !active && installing.state === 'redundant' && resolve(null))
  })
}

/**
 * Reports the page to the worker after the worker has taken control; files fetched in between would otherwise not be cached. A page
 * loaded past the worker is only taken over on request.
 */
async function reportVisit(workers: ServiceWorkerContainer, { active }: ServiceWorkerRegistration): Promise<readonly string[]> {
  await new Promise<void>((resolve) => {
    if (workers.controller) resolve()
    workers.addEventListener('controllerchange', () => resolve(), { once: true })
    active?.postMessage(TAKE_OVER)
  })
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage({ type: 'visit', page: location.href, files } satisfies Visit)
  return files
}

/** A page without a worker is of the same build as the first worker that takes it over, however late. */
function onNewController(workers: ServiceWorkerContainer, onNewVersion: () => void) {
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

/** Browsers check for a new worker on page load. A page that stays open checks whenever it becomes visible again. */
function checkForUpdates(registration: ServiceWorkerRegistration) {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return
    registration.update().catch((error) => console.info('The check for a newer version failed', error))
  })
}
