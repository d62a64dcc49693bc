import type { CacheConfig } from '../config/cache.ts'
import type { CachedPage } from './cached-page.types.ts'
import { type CompressedBody, compress } from './compression.ts'
import { pageTags } from './invalidation/reach.ts'
import type { Log } from './log.ts'
import { type CacheableValue, type CacheSettings, type Caller, createRevalidatingCache, type Read } from './revalidating.ts'
import type { SharedPages } from './shared-pages.ts'

/** What rendering gives. Public only: the same for every visitor of a store view. */
export interface RenderedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly tags: readonly string[]
  /** False when a part is missing because the platform failed: kept for seconds only. */
  readonly isComplete: boolean
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

/**
 * @param shared pages of other replicas, which are asked for before one is rendered
 * @source CACHE-9, LIMIT-23; platform contract §10.1; decision 0009, decision 0096
 */
export function createPageCache(
  config: Pick<CacheConfig, 'pageBytes' | 'pageFreshSeconds'>,
  log: Log,
  clock: Pick<CacheSettings, 'now' | 'random'> = {},
  shared: SharedPages | null = null,
): PageCache {
  const now = clock.now ?? Date.now
  const cache = createRevalidatingCache<CachedPage>({ maxBytes: config.pageBytes, log, ...clock })
  return {
    read: (key, render, caller) => {
      const renderCompressed = async () => {
        const moment = shared?.moment() ?? null
        const page = await render()
        const { status, headers, tags } = page
        const value = { status, headers, tags, body: await compress(page.body), renderedAt: now() }
        const retention = retentionOf(page)
        if (retention === 'normal') shared?.write(key, value, moment)
        return cacheable(value, retention)
      }
      const fetch = async () => {
        const found = await shared?.read(key)
        return found ? { ...cacheable(found, 'normal'), ageMs: Math.max(0, now() - found.renderedAt) } : renderCompressed()
      }
      return cache.read(key, fetch, { freshSeconds: config.pageFreshSeconds }, caller)
    },
    invalidate: (tags) => cache.invalidate(pageTags(tags)),
    clear: cache.clear,
  }
}

const cacheable = (page: CachedPage, retention: CacheableValue<CachedPage>['retention']): CacheableValue<CachedPage> => ({
  value: page,
  tags: page.tags,
  bytes: bytesOf(page.body, page.headers),
  retention,
})

function retentionOf({ status, isComplete }: RenderedPage): 'normal' | 'brief' | 'error' {
  if (status >= 500) return 'error'
  return status >= 400 || !isComplete ? 'brief' : 'normal'
}

const bytesOf = ({ identity, gzip, br }: CompressedBody, headers: Readonly<Record<string, string>>): number =>
  identity.length + (gzip?.length ?? 0) + (br?.length ?? 0) + JSON.stringify(headers).length
