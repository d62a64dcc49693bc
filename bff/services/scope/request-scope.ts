import type { Log } from '../../cache/log.ts'
import type { Config } from '../../config/config.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import type { ServerMessages } from '../../domain/messages/generated/languages.ts'
import { serverMessages } from '../../domain/messages/server-messages.ts'
import type { CustomerGroup } from '../../domain/tax/customer-group.types.ts'
import type { ReadOptions } from '../../platform/base/read-options.ts'
import type { Platform } from '../../platform/platform.ts'
import { type CacheTags, createCacheTags } from './cache-tags.ts'
import type { SearchDictionaries } from './dictionaries.ts'
import { createLoaders, type Loaders } from './loaders.ts'
import { createOperationTime, type OperationTime } from './operation-time.ts'
import { type RateLimits, UNLIMITED } from './rate-limits.ts'
import { NO_OUTCOMES, type RequestOutcomes } from './request-outcomes.ts'
import type { ResultQuality } from './result-quality.ts'
import type { Session } from './session.types.ts'
import { createStoreData, type StoreData } from './store-data.ts'

export interface ShopScope {
  readonly platform: Platform
  readonly config: Pick<Config, 'catalog' | 'cart' | 'checkout' | 'shop' | 'operationTimeoutMs' | 'platform' | 'storeViews'>
  readonly dictionaries: SearchDictionaries
}

export interface RequestFacts {
  readonly storeView: StoreViewConfig
  /** Aborts when the client disconnects; absent if a disconnect does not matter. */
  readonly signal?: AbortSignal
  readonly log: Log
  /** The time at which offers and prices are evaluated. */
  readonly now: Date
  readonly requestId: string
  /** The shopper's customer group; absent or null for guests. */
  readonly customerGroup?: CustomerGroup | null
  /** The shopper's session; absent or null for public data. */
  readonly session?: Session | null
  /** Limits of the client; absent if the request comes from no client. */
  readonly rateLimits?: RateLimits
  /** Absent if the request is not observed. */
  readonly outcomes?: RequestOutcomes
}

/** Everything a service knows about a request, created once per request. */
export interface RequestScope extends ShopScope, RequestFacts, Loaders {
  /** Null for public data and if the request may not have a session; nothing private is available then. */
  readonly session: Session | null
  readonly rateLimits: RateLimits
  readonly outcomes: RequestOutcomes
  readonly messages: ServerMessages
  readonly store: StoreData
  readonly cacheTags: CacheTags
  readonly quality: ResultQuality
  readonly time: OperationTime
  /** Pass to every read of the platform. */
  readonly read: ReadOptions
  /** Read options for lists: a partial index answer is accepted and marks the result incomplete. */
  readonly readList: ReadOptions
}

/** Creates the scope of one request. Fetches nothing. */
export function createRequestScope(shop: ShopScope, request: RequestFacts): RequestScope {
  const time = createOperationTime(shop.config.operationTimeoutMs, request.signal)
  const group = groupsDiffer(shop) ? (request.customerGroup ?? null) : null
  const read = { signal: time.signal, group }
  const quality: ResultQuality = { isUnconfirmed: false, isPartial: false }
  const messages = serverMessages(request.storeView.language, (language) =>
    request.log.warn({ language }, 'no server messages in the language of a store view; using English'),
  )
  const sources = { ...shop, ...request, messages }
  const store = createStoreData(sources, read)
  return {
    ...sources,
    session: request.session ?? null,
    rateLimits: request.rateLimits ?? UNLIMITED,
    outcomes: request.outcomes ?? NO_OUTCOMES,
    ...createLoaders(sources, read, quality, store),
    store,
    cacheTags: createCacheTags(),
    quality,
    time,
    read,
    readList: {
      ...read,
      onPartial: () => {
        quality.isPartial = true
      },
    },
  }
}

/** Whether customer groups can have their own prices; if not, all shoppers share cache entries. */
export const groupsDiffer = ({ config: { catalog } }: Pick<ShopScope, 'config'>): boolean =>
  catalog.tierPrices || catalog.groupedTax.userGroupId !== null
