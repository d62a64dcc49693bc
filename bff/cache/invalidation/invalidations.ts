import { isAcceptedTag } from './tag-mapping.ts'

/** A cache that can be invalidated by tags. */
export interface Invalidatable {
  /**
   * Marks the entries with the platform's tags as stale, including those being fetched. Later readers get fresh values.
   * @param tags accepted tags
   * @returns the number of stale entries
   */
  invalidate(tags: readonly string[]): number
}

/** The result of an invalidation. */
export interface Invalidated {
  /** The accepted tags, without duplicates. */
  readonly tags: readonly string[]
  /** The unknown tags. */
  readonly skipped: readonly string[]
  readonly entries: number
}

/** All caches of this process, which are invalidated together. */
export interface Invalidations {
  /** Registers a cache for all later invalidations. @returns the same cache */
  register<Cache extends Invalidatable>(cache: Cache): Cache
  invalidate(tags: readonly string[]): Invalidated
}

/**
 * Invalidates all caches synchronously, so that no page is rendered from responses that are still to be invalidated.
 * @source platform contract §10.3; decision 0033
 */
export function createInvalidations(): Invalidations {
  const caches: Invalidatable[] = []
  return {
    register(cache) {
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
