import type { UseStore } from 'idb-keyval'

/**
 * A collection whose work is done once more, after all caches were cleared, when the device has no room for it.
 * @source CACHE-5
 */
export const withRoom =
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
