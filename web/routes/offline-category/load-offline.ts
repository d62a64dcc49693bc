import { isOffline } from '../../api/errors.ts'
import type { LoaderArgs } from '../../data/loading.ts'
import type { OfflineCategory } from '../../features/catalog/offline-catalog/index.ts'
import { late } from '../../late/late.tsx'

export interface OfflineTarget {
  readonly offline: OfflineCategory
}

/** A category that was never opened on this device. @source CACHE-18 */
export const OfflineView = late(async () => (await import('./offline-category.tsx')).OfflineView, ['content', 'listing'])

/**
 * The category at the address of a request that failed without a network, from the offline catalogue.
 * @throws `failure` if the network is not the reason, the device has the page itself, or it does not know the category
 */
export async function loadOffline({ request }: Pick<LoaderArgs, 'request'>, failure: unknown): Promise<OfflineTarget> {
  const offline = isOffline(failure) ? await findCategory(request.url).catch(() => null) : null
  if (!offline) throw failure
  return { offline }
}

async function findCategory(href: string): Promise<OfflineCategory | null> {
  await OfflineView.preload()
  return (await import('./offline-category.tsx')).findCategory(href)
}
