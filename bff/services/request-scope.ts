import type { Log } from '../cache/log.ts'
import type { Config, StoreViewConfig } from '../config/config.ts'
import type { CustomerGroup } from '../domain/tax/customer-group.types.ts'
import { createOperationTime, type OperationTime } from '../graphql/server/limits/operation-time.ts'
import type { Platform } from '../platform/platform.ts'
import type { ReadOptions } from '../platform/read-options.ts'
import { type CacheTags, createCacheTags } from './cache-tags.ts'
import { createLoaders, type Loaders } from './loaders.ts'
import { createUnconfirmedPrices, type UnconfirmedPrices } from './pricing/unconfirmed.ts'
import { createStoreData, type StoreData } from './store-data.ts'

export interface ContextInput {
  readonly platform: Platform
  readonly config: Pick<Config, 'catalog' | 'shop' | 'operationTimeoutMs'>
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
}

/** All that resolvers know of a request. Nothing private is in it but the shopper's group. */
export interface GraphqlContext extends ContextInput, Loaders {
  readonly store: StoreData
  readonly cacheTags: CacheTags
  readonly unconfirmedPrices: UnconfirmedPrices
  readonly time: OperationTime
  /** To be given to every read of the platform. */
  readonly read: ReadOptions
}

/** The context of one request, the same for the network and for pages. Nothing is fetched yet. */
export function buildContext(input: ContextInput): GraphqlContext {
  const time = createOperationTime(input.config.operationTimeoutMs, input.signal)
  const read = { signal: time.signal, group: differs(input) ? (input.customerGroup ?? null) : null }
  const unconfirmedPrices = createUnconfirmedPrices()
  return {
    ...input,
    ...createLoaders(input, read, unconfirmedPrices),
    store: createStoreData(input, read),
    cacheTags: createCacheTags(),
    unconfirmedPrices,
    time,
    read,
  }
}

/** Whether a group can have prices of its own at all; otherwise everybody shares what is kept. */
const differs = ({ config: { catalog } }: ContextInput) => catalog.tierPrices || catalog.groupedTax.userGroupId !== null
