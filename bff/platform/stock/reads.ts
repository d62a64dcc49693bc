import { STOCK_CHUNK } from '#schema/rules/constants.ts'
import type { UpstreamCache } from '../../cache/caches/upstream.ts'
import type { Log } from '../../cache/log.ts'
import { productTag } from '../../cache/tags.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import { toOutcome } from '../base/outcome.ts'
import type { ReadOptions } from '../base/read-options.ts'
import { splitIntoChunks } from '../http/chunks.ts'
import type { PlatformHttp } from '../http/client.ts'
import { storeQuery } from '../http/store-query.ts'
import { type Stock, stockList } from './list.ts'

// Stock is valid for seconds; in an outage a count of minutes ago is still better than none, and it carries its time.
const LIFETIME = { freshSeconds: 10, staleWhileRevalidateSeconds: 30, staleIfErrorSeconds: 300 }

/**
 * Reads stock in chunks of 15; a chunk that fails or times out leaves its skus null and the others intact.
 * @source STOCK-7, LIMIT-9
 */
export function stockReads(http: PlatformHttp, cache: UpstreamCache, log: Log) {
  const tags = (items: readonly (Stock | null)[]) => [
    'stock',
    ...items.flatMap((item) => (item?.productId ? [productTag(item.productId)] : [])),
  ]
  const isNegative = (items: readonly (Stock | null)[]) => items.some((item) => item === null)

  return async (
    view: StoreViewConfig,
    skus: readonly string[],
    { signal, budget }: ReadOptions = {},
  ): Promise<readonly (Stock | null)[]> => {
    const store = storeQuery(view)
    const read = async (chunk: readonly string[]) => {
      const fetch = (why: 'miss' | 'stale') => stockList(http, chunk, store, { cache: why })
      const request = { call: 'stock list', view: view.code, skus: chunk }
      const options = { ...LIFETIME, tags, isNegative }
      const pending = toOutcome(cache.read(request, fetch, { ...options, signal }))
      const outcome = await (budget ? budget.race(pending) : pending)
      if (outcome === null) {
        log.warn({ skus: chunk.length }, 'stock lookup timed out')
        return cache.peek(request, fetch, options)?.value ?? chunk.map(() => null)
      }
      if (outcome.kind === 'found') return outcome.value.value
      log.warn({ ...outcome.error.forLog(), skus: chunk.length }, 'stock lookup failed')
      return chunk.map(() => null)
    }
    return (await Promise.all(splitIntoChunks(skus, STOCK_CHUNK).map(read))).flat()
  }
}
