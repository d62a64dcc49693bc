import type { CacheConfig } from '../../config/cache.ts'
import type { Lifetime } from '../entries.ts'
import { upstreamTags } from '../invalidation/tag-mapping.ts'
import { requestKey } from '../keys/request-key.ts'
import type { Log } from '../log.ts'
import { type CacheReadOptions, type CacheResult, type CacheSettings, createRevalidatingCache } from '../revalidating.ts'
import { estimateBytes } from './estimate-bytes.ts'

export interface UpstreamOptions<T> extends Partial<Lifetime>, CacheReadOptions {
  readonly tags: (value: T) => readonly string[]
  /** Nothing was found. Cached only for seconds, so that entities created later appear soon. */
  readonly isNegative?: (value: T) => boolean
  /** A part of the response is missing. Never cached, and never replaces a cached complete response. */
  readonly isPartial?: (value: T) => boolean
}

type Request = Readonly<Record<string, unknown>>
type Fetch<T> = (why: 'miss' | 'stale') => Promise<T>

/** Platform responses, cached for all shoppers. Private data must never be cached here. */
export type UpstreamCache = ReturnType<typeof createUpstreamCache>

/** @source SEARCH-11; platform contract §2.14; decision 0007 */
export function createUpstreamCache(
  config: Pick<CacheConfig, 'upstreamBytes' | 'upstreamFreshSeconds'>,
  log: Log,
  clock: Pick<CacheSettings, 'now' | 'random'> = {},
) {
  const cache = createRevalidatingCache<unknown>({ maxBytes: config.upstreamBytes, log, ...clock })
  const cacheable =
    <T>(fetch: Fetch<T>, options: UpstreamOptions<T>) =>
    async (why: 'miss' | 'stale') => {
      const value = await fetch(why)
      return { value, tags: options.tags(value), bytes: estimateBytes(value), retention: valueRetention(value, options) }
    }
  const withDefaults = (options: Partial<Lifetime>): Lifetime => ({
    ...options,
    freshSeconds: options.freshSeconds ?? config.upstreamFreshSeconds,
  })
  // A request includes the name of its call, so the value under its key has the type of that call's fetch.
  const typed = <T>({ value, state }: CacheResult<unknown>): CacheResult<T> => ({ value: value as T, state })
  return {
    /**
     * The response to a request; `fetch` is called once for concurrent callers.
     * @param request identifies the request, including the name of the call
     * @throws the error of `fetch` if there is no stale response
     */
    read: async <T>(request: Request, fetch: Fetch<T>, options: UpstreamOptions<T>) =>
      typed<T>(await cache.read(requestKey(request), cacheable(fetch, options), withDefaults(options), options)),
    /** The cached response; null if there is none. A missing or stale response is fetched in the background. Never waits. */
    peek<T>(request: Request, fetch: Fetch<T>, options: UpstreamOptions<T>) {
      const found = cache.peek(requestKey(request), cacheable(fetch, options), withDefaults(options))
      return found && typed<T>(found)
    },
    /** Marks the responses with the platform's tags as stale. @returns the number of responses */
    invalidate: (tags: readonly string[]) => cache.invalidate(upstreamTags(tags)),
    clear: cache.clear,
  }
}

function valueRetention<T>(value: T, { isNegative, isPartial }: UpstreamOptions<T>): 'normal' | 'brief' | 'error' {
  if (isPartial?.(value)) return 'error'
  return isNegative?.(value) ? 'brief' : 'normal'
}
