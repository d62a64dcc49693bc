import { CACHE_NAMES } from './cache-names.ts'

/** Deletes cached pictures: they take the most space and matter least offline. */
export const clearImageCache = () => clearCaches(CACHE_NAMES.pictures)

/** Deletes cached pictures and pages. Built files stay, because the shop does not open offline without them. */
export const clearPageCaches = () => clearCaches(CACHE_NAMES.pictures, CACHE_NAMES.pages)

/** Deletes the entries, because a browser frees the space of a deleted cache only after the worker and all pages have let go of it. */
async function clearCaches(...names: readonly string[]): Promise<void> {
  try {
    for (const name of names) {
      const cache = await globalThis.caches?.open(name)
      for (const entry of (await cache?.keys()) ?? []) await cache?.delete(entry)
    }
  } catch (error) {
    console.warn('Cached pictures and pages could not be deleted', error)
  }
}
