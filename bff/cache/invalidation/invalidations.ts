import { isAcceptedTag } from './tag-mapping.ts'

export interface Invalidatable {
  /**
   * Marks the entries with the platform's tags as stale, including those being fetched. Later readers get fresh values.
   * @param tags accepted tags
   * @returns the number of stale entries
   */
  invalidate(tags: readonly string[]): number
  /** The addresses of the entries that `invalidate` would mark; absent for caches whose entries have no URL. */
  addresses?(tags: readonly string[]): readonly string[]
}

export interface InvalidationResult {
  /** The accepted tags, without duplicates. */
  readonly tags: readonly string[]
  readonly skipped: readonly string[]
  readonly entries: number
}

export interface InvalidationPreview extends Pick<InvalidationResult, 'tags' | 'skipped'> {
  /** Sorted, each once. */
  readonly addresses: readonly string[]
}

/** All caches of this process, which are invalidated together. */
export type Invalidations = ReturnType<typeof createInvalidations>

/**
 * Invalidates all caches synchronously, so that no page is rendered from responses that are still to be invalidated.
 * @source platform contract §10.3; decision 0026
 */
export function createInvalidations() {
  const caches: Invalidatable[] = []
  return {
    /** Registers a cache for all later invalidations. @returns the same cache */
    register<Cache extends Invalidatable>(cache: Cache) {
      caches.push(cache)
      return cache
    },
    invalidate(named: readonly string[]) {
      const { tags, skipped } = sortOut(named)
      const entries = tags.length === 0 ? 0 : caches.reduce((sum, cache) => sum + cache.invalidate(tags), 0)
      return { tags, skipped, entries }
    },
    preview(named: readonly string[]) {
      const { tags, skipped } = sortOut(named)
      const found = tags.length === 0 ? [] : caches.flatMap((cache) => cache.addresses?.(tags) ?? [])
      return { tags, skipped, addresses: [...new Set(found)].sort() }
    },
  }
}

function sortOut(named: readonly string[]): Pick<InvalidationResult, 'tags' | 'skipped'> {
  const unique = [...new Set(named)]
  return { tags: unique.filter(isAcceptedTag), skipped: unique.filter((tag) => !isAcceptedTag(tag)) }
}
