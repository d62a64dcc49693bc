import type { UseStore } from 'idb-keyval'

/**
 * A collection that clears all caches and retries once if the device is full.
 * @source CACHE-5
 */
export const clearWhenFull =
  (collection: UseStore, clearCaches: () => Promise<unknown>): UseStore =>
  async (mode, work) => {
    try {
      return await collection(mode, work)
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'QuotaExceededError') throw error
      console.warn('The device has no room left: caches are cleared', error)
      await clearCaches()
      return collection(mode, work)
    }
  }
