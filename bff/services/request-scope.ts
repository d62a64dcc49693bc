import type { Log } from '../cache/log.ts'
import type { Config } from '../config/config.ts'
import type { StoreViewConfig } from '../config/store-view.ts'
import type { ServerMessages } from '../domain/messages/en.ts'
import { serverMessages } from '../domain/messages/server-messages.ts'
import type { CustomerGroup } from '../domain/tax/customer-group.types.ts'
import type { Platform } from '../platform/platform.ts'
import type { ReadOptions } from '../platform/read-options.ts'
import { type CacheTags, createCacheTags } from './cache-tags.ts'
import { createLoaders, type Loaders } from './loaders.ts'
import { createOperationTime, type OperationTime } from './operation-time.ts'
import { type RateLimits, UNLIMITED } from './rate-limits.ts'
import type { SearchDictionaries } from './search/dictionaries.ts'
import type { Session } from './session.types.ts'
import { createStoreData, type StoreData } from './store-data.ts'
import { createUnconfirmed, type Unconfirmed } from './unconfirmed.ts'

/** What every request of the shop has in common. */
export interface ShopScope {
  readonly platform: Platform
  readonly config: Pick<Config, 'catalog' | 'cart' | 'checkout' | 'shop' | 'operationTimeoutMs' | 'platform' | 'storeViews'>
  readonly dictionaries: SearchDictionaries
}

/** What a request says of itself. */
export interface RequestFacts {
  readonly storeView: StoreViewConfig
  /** Ends when the caller leaves; left out where nobody's leaving counts. */
  readonly signal?: AbortSignal
  readonly log: Log
  /** Offers and prices are those of this moment. */
  readonly now: Date
  /** What the log calls this request. */
  readonly requestId: string
  /** Of the shopper who asks; left out and null for guests. */
  readonly customerGroup?: CustomerGroup | null
  /** The shopper's own; left out and null for what everybody gets alike. */
  readonly session?: Session | null
  /** Of whoever sent it; left out for what nobody in particular asks. */
  readonly rateLimits?: RateLimits
}

/** All that a service knows of a request, made once for each. */
export interface RequestScope extends ShopScope, RequestFacts, Loaders {
  /** Null for what everybody gets alike, and where nobody may have one: nothing private can be had then. */
  readonly session: Session | null
  readonly rateLimits: RateLimits
  /** In the language of the store view. */
  readonly messages: ServerMessages
  readonly store: StoreData
  readonly cacheTags: CacheTags
  readonly unconfirmed: Unconfirmed
  readonly time: OperationTime
  /** To be given to every read of the platform. */
  readonly read: ReadOptions
  /** The same for lists: what a part of the index has of them is shown, and makes the result incomplete. */
  readonly readList: ReadOptions
}

/** The scope of one request. Nothing is fetched yet. */
export function createRequestScope(shop: ShopScope, request: RequestFacts): RequestScope {
  const time = createOperationTime(shop.config.operationTimeoutMs, request.signal)
  const group = groupsDiffer(shop) ? (request.customerGroup ?? null) : null
  const read = { signal: time.signal, group }
  const unconfirmed = createUnconfirmed()
  const messages = serverMessages(request.storeView.language, (language) =>
    request.log.warn({ language }, 'the server does not speak the language of a store view: it says its texts in English'),
  )
  const sources = { ...shop, ...request, messages }
  const store = createStoreData(sources, read)
  return {
    ...sources,
    session: request.session ?? null,
    rateLimits: request.rateLimits ?? UNLIMITED,
    ...createLoaders(sources, read, unconfirmed, store),
    store,
    cacheTags: createCacheTags(),
    unconfirmed,
    time,
    read,
    readList: { ...read, onPartial: unconfirmed.notePartial },
  }
}

/** Whether a group can have prices of its own at all; otherwise everybody shares what is kept. */
export const groupsDiffer = ({ config: { catalog } }: Pick<ShopScope, 'config'>): boolean =>
  catalog.tierPrices || catalog.groupedTax.userGroupId !== null
