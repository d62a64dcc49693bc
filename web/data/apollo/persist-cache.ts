import type { InMemoryCache, NormalizedCacheObject } from '@apollo/client/cache'
import { CachePersistor } from 'apollo3-cache-persist'
import { waitForIdle } from '../../late/idle.ts'
import { checkQuota } from '../../storage/check-quota.ts'
import { getCollection } from '../../storage/device-database.ts'
import { deviceStore } from '../../storage/device-store.ts'
import { clearCaches } from '../../storage/page-cache/clear-caches.ts'
import { evictQuarter, MAX_CHARACTERS, shrinkToLimit } from './evict.ts'
import type { StoredResult, StoredResults } from './stored-results.ts'

/**
 * Restores the cache from the device, then persists it after changes, in idle time or when the tab is hidden. Beyond its limit the
 * persistor drops everything, so results are evicted first.
 * @param database name of the device's database
 * @param version identifies the stored shape; other versions are not read
 * @source CACHE-4
 */
export async function persistCache(cache: InMemoryCache, results: StoredResults, database: string, version: string) {
  const store = deviceStore(getCollection(database, 'elasticCache'), version, { isVersioned: true })
  const isHidden = () => document.visibilityState === 'hidden'
  const persistor = new CachePersistor<NormalizedCacheObject>({
    cache,
    maxSize: MAX_CHARACTERS,
    async persistenceMapper(text: string) {
      if (!isHidden()) await waitForIdle()
      return shrinkToLimit(text, cache, results)
    },
    storage: {
      async getItem() {
        // Nothing else writes under this version.
        const stored = (await store.read()) as { readonly text: string; readonly known: readonly StoredResult[] } | undefined
        for (const result of stored?.known ?? []) results.add(result)
        return stored?.text ?? null
      },
      setItem: (_key, text) => store.write({ text, known: [...results.values()] }),
      removeItem: () => store.clear(),
    },
  })
  // The persistor logs the error. An unreadable cache is replaced when the next one is stored.
  await persistor.restore().catch(() => undefined)
  document.addEventListener('visibilitychange', () => isHidden() && void persistor.persist())
  checkQuota(() => {
    void clearCaches('pictures')
    evictQuarter(cache, results)
  })
}
