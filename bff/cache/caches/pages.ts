import type { CacheConfig } from '../../config/cache.ts'
import { type CompressedBody, compress, compressedBytes } from '../compression/compress.ts'
import type { CacheableValue } from '../entries.ts'
import { mayBeStale, pageTags } from '../invalidation/tag-mapping.ts'
import type { Log } from '../log.ts'
import {
  type CacheReadOptions,
  type CacheResult,
  type CacheSettings,
  createRevalidatingCache,
  type Fetch,
} from '../revalidating.ts'
import type { SharedPages } from './shared-pages.ts'
import type { CachedPage } from './stored-page.ts'

/** The result of rendering. Public content only: the same for every shopper of a store view. */
export interface RenderedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The document, as text or already compressed. */
  readonly body: string | CompressedBody
  readonly tags: readonly string[]
  /** False if a part is missing because the platform failed. Incomplete pages are cached only for seconds. */
  readonly isComplete: boolean
}

export interface PageResult extends CacheResult<CachedPage> {
  /** Another replica had rendered the page. */
  readonly isShared?: boolean
}

export type PageCache = ReturnType<typeof createPageCache>

/**
 * @param shared pages of other replicas, looked up before a page is rendered
 * @source CACHE-9, CACHE-16, LIMIT-23; platform contract §10.1; decision 0007, decision 0026
 */
export function createPageCache(
  config: Pick<CacheConfig, 'pageBytes' | 'pageFreshSeconds'>,
  log: Log,
  clock: Pick<CacheSettings, 'now' | 'random'> = {},
  shared: SharedPages | null = null,
) {
  const now = clock.now ?? Date.now
  const cache = createRevalidatingCache<CachedPage>({ maxBytes: config.pageBytes, log, ...clock })
  return {
    /**
     * Reads a page, rendering it once for concurrent callers. If rendering throws or returns a 5xx status, the last good page is
     * returned, whatever its age. Without one, the error or the 5xx page is returned and not cached.
     * @param key code of the store view, origin, and canonical path with allow-listed query, separated by spaces
     * @param render receives whether a reader waits for the page; otherwise readers got an older one
     */
    async read(
      key: string,
      render: (isAwaited: boolean) => Promise<RenderedPage>,
      options?: CacheReadOptions,
    ): Promise<PageResult> {
      const renderCompressed = async (isAwaited: boolean) => {
        const moment = shared?.moment() ?? null
        const page = await render(isAwaited)
        const { status, headers, tags } = page
        const value = { status, headers, tags, body: await compressBody(page.body), renderedAt: now() }
        const retention = pageRetention(page)
        if (retention === 'normal') shared?.write(key, value, moment)
        return toCacheable(value, retention)
      }
      let isShared = false
      const fetch: Fetch<CachedPage> = async (_why, isAwaited) => {
        const found = await shared?.read(key)
        isShared = Boolean(found)
        return found
          ? { ...toCacheable(found, 'normal'), ageMs: Math.max(0, now() - found.renderedAt) }
          : renderCompressed(isAwaited)
      }
      const result = await cache.read(key, fetch, { freshSeconds: config.pageFreshSeconds }, options)
      return isShared ? { ...result, isShared } : result
    },
    /**
     * Marks the pages with the platform's tags as stale, in every store view. Those without prices are still returned while they are
     * rendered again.
     * @returns the number of pages
     */
    invalidate: (tags: readonly string[]) => cache.invalidate(pageTags(tags), mayBeStale(pageTags(tags))),
    /** The addresses of the pages that `invalidate` would mark as stale. */
    addresses: (tags: readonly string[]) => [...cache.findKeys(pageTags(tags))].map(addressIn),
    clear: cache.clear,
  }
}

const addressIn = (key: string): string => key.slice(key.indexOf(' ') + 1).replace(' ', '')

const compressBody = (body: RenderedPage['body']) => (typeof body === 'string' ? compress(body) : body)

const toCacheable = (page: CachedPage, retention: CacheableValue<CachedPage>['retention']): CacheableValue<CachedPage> => ({
  value: page,
  tags: page.tags,
  bytes: compressedBytes(page.body) + JSON.stringify(page.headers).length,
  retention,
})

function pageRetention({ status, isComplete }: RenderedPage): 'normal' | 'brief' | 'error' {
  if (status >= 500) return 'error'
  return status >= 400 || !isComplete ? 'brief' : 'normal'
}
