import type { CacheConfig } from '../config/cache.ts'
import { type CompressedBody, compress } from './compression.ts'
import { pageTags } from './invalidation/reach.ts'
import type { Log } from './log.ts'
import { type CacheSettings, type Caller, createRevalidatingCache, type Read } from './revalidating.ts'

/** What rendering gives. Public only: the same for every visitor of a store view. */
export interface RenderedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly tags: readonly string[]
  /** False when a part is missing because the platform failed: kept for seconds only. */
  readonly isComplete: boolean
}

export interface CachedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: CompressedBody
  readonly tags: readonly string[]
  /** Milliseconds since the epoch. */
  readonly renderedAt: number
}

export interface PageCache {
  /**
   * The page under a key, rendered once however many ask. When rendering throws or gives a 5xx, the last good page
   * is given, however old; without one the error or the 5xx page comes back and is not kept.
   * @param key store view, route name, canonical path and allow-listed query
   */
  read(key: string, render: () => Promise<RenderedPage>, caller?: Caller): Promise<Read<CachedPage>>
  /** Makes stale what the platform's tags reach, in every store view. @returns how many pages */
  invalidate(tags: readonly string[]): number
  clear(): void
}

/** @source CACHE-9, LIMIT-23; platform contract §10.1; decision 0009 */
export function createPageCache(
  config: Pick<CacheConfig, 'pageBytes' | 'pageFreshSeconds'>,
  log: Log,
  clock: Pick<CacheSettings, 'now' | 'random'> = {},
): PageCache {
  const now = clock.now ?? Date.now
  const cache = createRevalidatingCache<CachedPage>({ maxBytes: config.pageBytes, log, ...clock })
  return {
    read: (key, render, caller) => {
      const renderCompressed = async () => {
        const page = await render()
        const body = await compress(page.body)
        const { status, headers, tags } = page
        return {
          value: { status, headers, tags, body, renderedAt: now() },
          tags,
          bytes: bytesOf(body, headers),
          retention: retentionOf(page),
        }
      }
      return cache.read(key, renderCompressed, { freshSeconds: config.pageFreshSeconds }, caller)
    },
    invalidate: (tags) => cache.invalidate(pageTags(tags)),
    clear: cache.clear,
  }
}

function retentionOf({ status, isComplete }: RenderedPage): 'normal' | 'brief' | 'error' {
  if (status >= 500) return 'error'
  return status >= 400 || !isComplete ? 'brief' : 'normal'
}

const bytesOf = ({ identity, gzip, br }: CompressedBody, headers: Readonly<Record<string, string>>): number =>
  identity.length + (gzip?.length ?? 0) + (br?.length ?? 0) + JSON.stringify(headers).length
