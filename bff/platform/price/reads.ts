import type { UpstreamCache } from '../../cache/caches/upstream.ts'
import type { Log } from '../../cache/log.ts'
import { productTag } from '../../cache/tags.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import type { ConfirmedPrice } from '../../domain/pricing/pricing.types.ts'
import { foundOr, toOutcome } from '../base/outcome.ts'
import type { ReadOptions } from '../base/read-options.ts'
import { splitIntoChunks } from '../http/chunks.ts'
import type { PlatformHttp } from '../http/client.ts'
import { renderList } from './list.ts'

export interface CurrentPrices {
  /** Unordered. */
  readonly items: readonly ConfirmedPrice[]
  /** False if some prices got no answer, or none yet; prices the platform leaves out of its answer are not missing. */
  readonly isComplete: boolean
}

export interface PriceReadOptions extends ReadOptions {
  /** The customer group for grouped tax; null if tax is not grouped. */
  readonly taxGroup?: number | null
  /** Whether to wait for uncached prices; otherwise they are loaded in the background for later reads. */
  readonly wait?: boolean
}

type Prices = readonly ConfirmedPrice[]
const LIFETIME = { freshSeconds: 30, staleWhileRevalidateSeconds: 60, staleIfErrorSeconds: 300 }
const SKUS_PER_CALL = 60 // keeps the request line well below the 8 KB many servers allow

/**
 * Reads current prices; a failed call omits its skus. Guests' prices are cached. Those of a shopper with a customer group are read each
 * time and awaited, because no cache holds them.
 * @source PRICE-2, PRICE-3, PRICE-5
 */
export function priceReads(http: PlatformHttp, cache: UpstreamCache, log: Log) {
  const tags = (prices: Prices) => ['product', ...prices.map(({ id }) => productTag(id))]
  const isNegative = (prices: Prices) => prices.length === 0

  async function orNull(skus: readonly string[], read: Promise<Prices>): Promise<Prices | null> {
    const outcome = await toOutcome(read)
    if (outcome.kind === 'found') return outcome.value
    log.warn({ ...outcome.error.forLog(), skus: skus.length }, 'price lookup failed')
    return null
  }

  return async (
    view: StoreViewConfig,
    skus: readonly string[],
    { signal, group = null, taxGroup = null, wait = true, budget }: PriceReadOptions = {},
  ): Promise<CurrentPrices> => {
    const audience = { currency: view.currency, storeId: view.id, userGroupId: taxGroup }
    const read = (chunk: readonly string[]): Promise<Prices | null> | Prices | null => {
      const fetch = async (why?: 'miss' | 'stale') => {
        const options = { log, ...(why ? { cache: why } : { signal }) }
        // A platform without the endpoint has only the catalogue's prices, and those are correct.
        const prices = await foundOr(renderList(http, chunk, { ...audience, token: group?.token ?? null }, options), [])
        const refreshedAt = new Date().toISOString()
        return prices.map((price) => ({ ...price, refreshedAt }))
      }
      const inTime = async (pending: Promise<Prices | null>, known: () => Prices | null) => {
        const prices = await (budget ? budget.race(pending.then((value) => ({ value }))) : { value: await pending })
        if (prices !== null) return prices.value
        log.warn({ skus: chunk.length }, 'price lookup timed out')
        return known()
      }
      if (group) return inTime(orNull(chunk, fetch()), () => null)
      const request = { call: 'render-list', ...audience, skus: chunk }
      const options = { ...LIFETIME, tags, isNegative }
      const known = () => cache.peek(request, fetch, options)?.value ?? null
      if (!wait) return known()
      const pending = cache.read(request, fetch, { ...options, signal }).then(({ value }) => value)
      return inTime(orNull(chunk, pending), known)
    }
    const chunks = await Promise.all(splitIntoChunks(skus, SKUS_PER_CALL).map(read))
    return { items: chunks.flatMap((prices) => prices ?? []), isComplete: !chunks.includes(null) }
  }
}
