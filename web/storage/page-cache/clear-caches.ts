import { CACHE_NAMES } from './cache-names.ts'

/** Deletes cached pictures: they take the most space and matter least offline. */
export const clearImageCache = () => deleteCaches(CACHE_NAMES.pictures)

/** Deletes cached pictures and pages. Built files stay, because the shop does not open offline without them. */
export const clearPageCaches = () => deleteCaches(CACHE_NAMES.pictures, CACHE_NAMES.pages)

async function deleteCaches(...names: readonly string[]): Promise<void> {
  try {
    for (const name of names) await globalThis.caches?.delete(name)
  } catch (error) {
    console.warn('Cached pictures and pages could not be deleted', error)
  }
}
