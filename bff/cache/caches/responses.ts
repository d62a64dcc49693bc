import { type CompressedBody, compressedBytes } from '../compression/compress.ts'
import { responseTags } from '../invalidation/tag-mapping.ts'
import { type CacheReadOptions, type CacheSettings, createRevalidatingCache } from '../revalidating.ts'

/** A response. Public content only: the same for every shopper of a store view. */
export interface CachedResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** JSON, compressed once for all clients. */
  readonly body: CompressedBody
  readonly tags: readonly string[]
  /**
   * `incomplete`: a part failed. The response is returned only if there is no complete one, and not cached. `unconfirmed`: it
   * contains prices the platform has not confirmed. It is returned once and not cached.
   */
  readonly completeness: 'complete' | 'unconfirmed' | 'incomplete'
}

/** Responses to trusted documents that are fetched by GET. */
export type ResponseCache = ReturnType<typeof createResponseCache>

/** Responses contain stock, which limits their age. */
const LIFETIME = { freshSeconds: 10, staleWhileRevalidateSeconds: 30 }

/** @source decision 0007 */
export function createResponseCache(settings: CacheSettings) {
  const cache = createRevalidatingCache<CachedResponse>(settings)
  return {
    /**
     * Reads a response, executing the operation once for concurrent callers. If it is incomplete, the last complete response is
     * returned instead.
     * @param key store view, document and variables
     */
    read: (key: string, execute: () => Promise<CachedResponse>, options?: CacheReadOptions) =>
      cache.read(key, async () => toCacheable(await execute()), LIFETIME, options),
    /** Marks the responses with the platform's tags as stale. @returns the number of responses */
    invalidate: (tags: readonly string[]) => cache.invalidate(responseTags(tags)),
    clear: cache.clear,
  }
}

const toCacheable = (answer: CachedResponse) => ({
  value: answer,
  tags: answer.tags,
  bytes: compressedBytes(answer.body),
  retention: RETENTION[answer.completeness],
})

const RETENTION = { complete: 'normal', unconfirmed: 'no-store', incomplete: 'error' } as const
