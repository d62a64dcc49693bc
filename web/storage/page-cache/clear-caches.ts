import { CACHE_NAMES } from './cache-names.ts'

/**
 * Deletes the entries of caches that can be fetched again. Pictures take the most space and matter least offline. Built files are not among
 * them, because the shop does not open offline without them. The caches themselves stay: a browser frees the space of a deleted cache only
 * after the worker and all pages have let go of it.
 */
export async function clearCaches(...names: readonly ('pictures' | 'pages')[]): Promise<void> {
  try {
    for (const name of names) {
      const cache = await globalThis.caches?.open(CACHE_NAMES[name])
      for (const entry of (await cache?.keys()) ?? []) await cache?.delete(entry)
    }
  } catch (error) {
    console.warn('Caches could not be cleared', error)
  }
}
