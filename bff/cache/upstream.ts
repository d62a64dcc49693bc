import type { CacheConfig } from '../config/cache.ts'
import { answerTags } from './invalidation/reach.ts'
import { requestKey } from './keys/request-key.ts'
import type { Log } from './log.ts'
import { type CacheSettings, type Caller, createRevalidatingCache, type Lifetime, type Read } from './revalidating.ts'

export interface UpstreamOptions<T> extends Partial<Lifetime>, Caller {
  readonly tags: (value: T) => readonly string[]
  /** Nothing was found: kept for seconds only, so that what is created later shows up soon. */
  readonly isNegative?: (value: T) => boolean
  /** A part of what was asked for: never kept, and no reason to drop the whole answer that is. */
  readonly isPartial?: (value: T) => boolean
}

/** Answers of the platform, kept for every shopper: nothing private may ever go through here. */
export interface UpstreamCache {
  /**
   * The answer to a request; `fetch` is called once however many ask at the same time.
   * @param request whatever tells this request from every other, its call's name included
   * @throws what `fetch` throws when there is no stale answer to give
   */
  read<T>(
    request: Readonly<Record<string, unknown>>,
    fetch: (why: 'miss' | 'stale') => Promise<T>,
    options: UpstreamOptions<T>,
  ): Promise<Read<T>>
  /** The cached answer, null when there is none; it is fetched behind when it is missing or stale. Never waits. */
  peek<T>(
    request: Readonly<Record<string, unknown>>,
    fetch: (why: 'miss' | 'stale') => Promise<T>,
    options: UpstreamOptions<T>,
  ): Read<T> | null
  /** Makes stale what the platform's tags reach. @returns how many answers */
  invalidate(tags: readonly string[]): number
  clear(): void
}

/** @source SEARCH-11; platform contract §2.14; decision 0009 */
export function createUpstreamCache(
  config: Pick<CacheConfig, 'upstreamBytes' | 'upstreamFreshSeconds'>,
  log: Log,
  clock: Pick<CacheSettings, 'now' | 'random'> = {},
): UpstreamCache {
  const cache = createRevalidatingCache<unknown>({ maxBytes: config.upstreamBytes, log, ...clock })
  const cacheable =
    <T>(fetch: (why: 'miss' | 'stale') => Promise<T>, options: UpstreamOptions<T>) =>
    async (why: 'miss' | 'stale') => {
      const value = await fetch(why)
      return { value, tags: options.tags(value), bytes: bytesOf(value), retention: retentionOf(value, options) }
    }
  const lifetimeOf = (options: Partial<Lifetime>): Lifetime => ({
    ...options,
    freshSeconds: options.freshSeconds ?? config.upstreamFreshSeconds,
  })
  // A request names its call, so what is kept under its key is what this call's fetch once returned.
  const typed = <T>({ value, state }: Read<unknown>): Read<T> => ({ value: value as T, state })
  return {
    read: async (request, fetch, options) =>
      typed(await cache.read(requestKey(request), cacheable(fetch, options), lifetimeOf(options), options)),
    peek: (request, fetch, options) => {
      const found = cache.peek(requestKey(request), cacheable(fetch, options), lifetimeOf(options))
      return found && typed(found)
    },
    invalidate: (tags) => cache.invalidate(answerTags(tags)),
    clear: cache.clear,
  }
}

function retentionOf<T>(value: T, { isNegative, isPartial }: UpstreamOptions<T>): 'normal' | 'brief' | 'error' {
  if (isPartial?.(value)) return 'error'
  return isNegative?.(value) ? 'brief' : 'normal'
}

// Decoded objects take about twice their JSON in memory.
const bytesOf = (value: unknown): number => 2 * (JSON.stringify(value)?.length ?? 0)
