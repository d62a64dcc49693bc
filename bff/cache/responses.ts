import { answerTags } from './invalidation/reach.ts'
import type { CacheSettings, Caller, Read } from './revalidating.ts'
import { createRevalidatingCache } from './revalidating.ts'

/** An answer as it is sent. Public only: the same for every visitor of a store view. */
export interface CachedResponse {
  readonly status: number
  /** JSON, in UTF-8. */
  readonly body: Buffer
  readonly tags: readonly string[]
  /**
   * `incomplete`: something failed, so it is sent once, never cached, and only when there is no complete one;
   * `unconfirmed`: it holds prices the platform did not confirm, so it is sent once and not cached.
   */
  readonly completeness: 'complete' | 'unconfirmed' | 'incomplete'
}

/** Answers to persisted operations fetched by GET, ready to be sent. */
export interface ResponseCache {
  /**
   * The answer under a key, executed once however many ask. An incomplete one gives way to the last complete one.
   * @param key store view, document and variables
   */
  read(key: string, execute: () => Promise<CachedResponse>, caller?: Caller): Promise<Read<CachedResponse>>
  /** Makes stale what the platform's tags reach. @returns how many responses */
  invalidate(tags: readonly string[]): number
  clear(): void
}

/** No older than the stock in it may be. */
const LIFETIME = { freshSeconds: 10, staleWhileRevalidateSeconds: 30 }

/** @source decision 0009 */
export function createResponseCache(settings: CacheSettings): ResponseCache {
  const cache = createRevalidatingCache<CachedResponse>(settings)
  return {
    read: (key, execute, caller) => cache.read(key, async () => cacheable(await execute()), LIFETIME, caller),
    invalidate: (tags) => cache.invalidate(answerTags(tags)),
    clear: cache.clear,
  }
}

const cacheable = (answer: CachedResponse) => ({
  value: answer,
  tags: answer.tags,
  bytes: answer.body.length,
  retention: RETENTION[answer.completeness],
})

const RETENTION = { complete: 'normal', unconfirmed: 'no-store', incomplete: 'error' } as const
