import { isAcceptedTag } from './reach.ts'

/** What holds something that may become wrong. */
export interface Invalidatable {
  /**
   * Makes stale what the platform's tags reach in it, what is in flight included: whoever asks afterwards gets what is true now.
   * @param tags accepted ones
   * @returns how many entries are stale now
   */
  invalidate(tags: readonly string[]): number
}

/** What became of a request to invalidate. */
export interface Invalidated {
  /** The tags that mean something here, each once. */
  readonly tags: readonly string[]
  /** Those that nothing has. */
  readonly skipped: readonly string[]
  readonly entries: number
}

/** All caches of the process, which are invalidated together. */
export interface Invalidations {
  /** @returns the same cache, which hears of every invalidation from now on */
  reaching<Cache extends Invalidatable>(cache: Cache): Cache
  invalidate(tags: readonly string[]): Invalidated
}

/**
 * Nothing comes between one cache and the next: no page is rendered from answers that are still to be invalidated.
 * @source platform contract §10.3; decision 0096
 */
export function createInvalidations(): Invalidations {
  const caches: Invalidatable[] = []
  return {
    reaching(cache) {
      caches.push(cache)
      return cache
    },
    invalidate(named) {
      const unique = [...new Set(named)]
      const tags = unique.filter(isAcceptedTag)
      const skipped = unique.filter((tag) => !isAcceptedTag(tag))
      const entries = tags.length === 0 ? 0 : caches.reduce((sum, cache) => sum + cache.invalidate(tags), 0)
      return { tags, skipped, entries }
    },
  }
}
