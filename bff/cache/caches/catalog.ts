import { LRUCache } from 'lru-cache'
import type { Invalidations } from '../invalidation/invalidations.ts'
import { affectsProducts } from '../invalidation/tag-mapping.ts'
import type { Log } from '../log.ts'
import { createRevalidatingCache, type Fetch } from '../revalidating.ts'

export interface CatalogCacheSettings {
  readonly maxBytes: number
  /** How many seconds a platform answer counts as fresh. */
  readonly freshSeconds: number
  readonly invalidations: Pick<Invalidations, 'register'>
  readonly log: Log
  /** Whether readers get the last value, whatever its age, while a new one is made. */
  readonly isRefreshedInBackground?: boolean
  /** Milliseconds since the epoch. */
  readonly now?: () => number
}

/** Multiplies the fresh time of platform answers. Reading all products is expensive for the platform, and readers keep old copies anyway. */
const FRESH_TIMES_ANSWERS = 20
/** Minimum time between two reads after an invalidation, because platforms name each changed product. */
const READ_AGAIN_MS = 60_000
/** Keys whose last read is known. Others are read again after the fresh time only. */
const MOST_KEYS = 5000

/**
 * Sitemaps and feeds, which are built from the whole catalogue of a store view. Reads it once per state of the index: again if products
 * changed, but not more often than every minute.
 */
export function createCatalogCache<V>({
  freshSeconds,
  invalidations,
  isRefreshedInBackground = false,
  ...settings
}: CatalogCacheSettings) {
  const cache = createRevalidatingCache<V>(settings)
  const { now = Date.now } = settings
  const lifetime = {
    freshSeconds: FRESH_TIMES_ANSWERS * freshSeconds,
    ...(isRefreshedInBackground && { staleWhileRevalidateSeconds: Number.POSITIVE_INFINITY }),
  }
  const readAt = new LRUCache<string, number>({ max: MOST_KEYS })
  // A read of a large catalogue can take longer than the minimum time between two reads. It must not be restarted before it ends.
  const running = new Set<string>()
  let invalidatedAt = Number.NEGATIVE_INFINITY
  invalidations.register({
    invalidate(tags) {
      if (!affectsProducts(tags)) return 0
      invalidatedAt = now()
      return readAt.size
    },
  })
  return {
    /** @param key the view's code, and the kind of value if the cache has several */
    read(key: string, fetch: Fetch<V>) {
      const last = readAt.get(key) ?? Number.POSITIVE_INFINITY
      const isOutdated = last <= invalidatedAt && now() - last >= READ_AGAIN_MS
      if (isOutdated && !running.has(key)) cache.expire(key, () => isRefreshedInBackground)
      const fetchNow: Fetch<V> = async (why, isAwaited) => {
        readAt.set(key, now())
        running.add(key)
        try {
          return await fetch(why, isAwaited)
        } finally {
          running.delete(key)
        }
      }
      return cache.read(key, fetchNow, lifetime)
    },
  }
}
