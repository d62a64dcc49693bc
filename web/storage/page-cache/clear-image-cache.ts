import { CACHE_NAMES } from './cache-names.ts'

/** Deletes cached pictures: they take the most space and matter least offline. */
export async function clearImageCache(): Promise<void> {
  try {
    await globalThis.caches?.delete(CACHE_NAMES.pictures)
  } catch (error) {
    console.warn('Cached pictures could not be deleted', error)
  }
}
