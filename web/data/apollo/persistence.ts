import type { InMemoryCache, NormalizedCacheObject } from '@apollo/client/cache'
import { CachePersistor } from 'apollo3-cache-persist'
import { collectionOf } from '../../storage/device-database.ts'
import { type DeviceStore, deviceStore } from '../../storage/device-store.ts'
import { clearImageCache } from '../../storage/page-cache/clear-image-cache.ts'
import { type Ledger, readEntries } from './ledger.ts'
import { whenQuiet } from './quiet.ts'
import { checkQuota } from '../../storage/check-quota.ts'
import { fitting, forgetShare } from './shrink-to-quota.ts'

/**
 * Restores the cache stored on the device, then stores every change, debounced and in idle time. If storage is full, evicts a share of
 * the answers, least recently used first.
 * @param name of the database; `version` identifies the stored shape, and other versions are not read
 * @returns the function to call after every change
 * @source CACHE-4
 */
export async function persist(cache: InMemoryCache, ledger: Ledger, { name, version }: { name: string; version: string }) {
  const { promise, resolve: start } = Promise.withResolvers<() => void>()
  const persistor = new CachePersistor<NormalizedCacheObject>({
    cache,
    storage: withLedger(deviceStore(collectionOf(name, 'elasticCache'), version, { isVersioned: true }), ledger),
    maxSize: false,
    debounce: 0,
    persistenceMapper: async (text: string) => fitting(text, cache, ledger),
    trigger: (write) => {
      const quiet = whenQuiet(write)
      start(quiet.changed)
      return quiet.stop
    },
  })
  await persistor.restore()
  const changed = await promise
  checkQuota(() => {
    void clearImageCache()
    forgetShare(cache, ledger)
    changed()
  })
  return changed
}

/** Stores cache and ledger as one value, because neither is useful without the other. */
function withLedger(store: DeviceStore, ledger: Ledger) {
  return {
    async getItem(): Promise<string | null> {
      const stored = await store.read()
      if (typeof stored !== 'object' || stored === null || !('cache' in stored) || typeof stored.cache !== 'string') return null
      for (const entry of readEntries('ledger' in stored ? stored.ledger : null)) ledger.note(entry)
      return stored.cache
    },
    setItem: (_key: string, text: string | null) => store.write({ cache: text, ledger: ledger.entries() }),
    removeItem: () => store.clear(),
  }
}
