import type { Invalidations } from '../invalidation/invalidations.ts'
import { affectsProducts } from '../invalidation/tag-mapping.ts'
import type { Log } from '../log.ts'
import { type CacheResult, createRevalidatingCache, type Fetch } from '../revalidating.ts'

export interface CatalogueCacheSettings {
  readonly maxBytes: number
  /** How many seconds a platform answer counts as fresh. */
  readonly freshSeconds: number
  readonly invalidations: Pick<Invalidations, 'register'>
  readonly log: Log
  /** Milliseconds since the epoch. */
  readonly now?: () => number
}

/** Reading all products is expensive for the platform, and the readers are often out of date anyway. */
const FRESH_TIMES_ANSWERS = 20
/** Minimum time between two reads after an invalidation, because platforms name each changed product. */
const READ_AGAIN_MS = 60_000

/** What is made from the whole catalogue of a store view, by the view's code. */
export interface CatalogueCache<V> {
  read(code: string, fetch: Fetch<V>): Promise<CacheResult<V>>
}

/** Reads the catalogue once per state of the index: again if products changed, but not more often than every minute. */
export function createCatalogueCache<V>({ freshSeconds, invalidations, ...settings }: CatalogueCacheSettings): CatalogueCache<V> {
  const cache = createRevalidatingCache<V>(settings)
  const { now = Date.now } = settings
  const readAt = new Map<string, number>()
  let invalidatedAt = Number.NEGATIVE_INFINITY
  invalidations.register({
    invalidate(tags) {
      if (!affectsProducts(tags)) return 0
      invalidatedAt = now()
      return readAt.size
    },
  })
  return {
    read(code, fetch) {
      const last = readAt.get(code) ?? Number.POSITIVE_INFINITY
      if (last <= invalidatedAt && now() - last >= READ_AGAIN_MS) cache.invalidate([code])
      const fetchNow: Fetch<V> = (why) => {
        readAt.set(code, now())
        return fetch(why)
      }
      return cache.read(code, fetchNow, { freshSeconds: FRESH_TIMES_ANSWERS * freshSeconds })
    },
  }
}
