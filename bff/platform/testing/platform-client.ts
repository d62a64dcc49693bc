import { onTestFinished } from 'vitest'
import { createUpstreamCache } from '../../cache/caches/upstream.ts'
import type { SharedStore } from '../../cache/valkey/shared-store.ts'
import type { PlatformConfig } from '../../config/platform.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import type { SearchEntity, SearchRequest } from '../../domain/search/search.types.ts'
import { createPlatform } from '../platform.ts'
import { type Behaviour, json, recordLog, scriptedPlatform } from './scripted-platform.ts'

export const VIEW: StoreViewConfig = {
  code: 'default',
  id: 1,
  name: 'United Kingdom',
  index: 'timber',
  host: null,
  basePath: '',
  locale: 'en-GB',
  language: 'en',
  currency: 'GBP',
  minorDigits: 2,
  currencySign: '£',
  priceFormat: '{sign}{amount}',
  dateFormat: 'D/M/YYYY',
  taxCountry: 'GB',
  timeZone: 'Europe/London',
  priceRanges: [0, 50],
}
export const GERMAN: StoreViewConfig = { ...VIEW, code: 'de', id: 2, index: 'timber_de', currency: 'EUR' }

/** The platform client with its own cache and clock, on a platform with the given behaviour. Closed after the test. */
export async function platformClient(
  behaviour: Behaviour,
  config: Partial<PlatformConfig> = {},
  shared: SharedStore | null = null,
) {
  const platform = await scriptedPlatform(behaviour)
  const log = recordLog()
  let time = 1_000_000
  const cache = createUpstreamCache({ upstreamBytes: 1e7, upstreamFreshSeconds: 60 }, log, { now: () => time, random: () => 0.5 })
  const settings = {
    searchTimeoutMs: 1000,
    timeoutMs: 1000,
    orderTimeoutMs: 1000,
    syncTimeoutMs: 1000,
    connections: 64,
    tokenInHeader: false,
    searchAdapter: 'api',
    cluster: null,
    cmsData: false,
    cmsHierarchy: false,
    ...config,
    url: config.url ?? platform.url,
  } as const
  const client = createPlatform(settings, cache, log, shared)
  onTestFinished(() => client.close())
  return {
    platform,
    client,
    cache,
    log,
    pass: (seconds: number) => {
      time += seconds * 1000
    },
  }
}

export const requestEntity = <Entity extends SearchEntity>(entity: Entity): SearchRequest<Entity> => ({
  entity,
  body: {},
  size: 8,
  from: 0,
  sourceIncludes: null,
  sourceExcludes: null,
})

export const createHits = (...sources: readonly object[]) =>
  json({ hits: { total: sources.length, hits: sources.map((_source) => ({ _source })) } })

export const BOARD = { id: 7, sku: 'OAK', name: 'Oak board', type_id: 'simple', url_path: 'boards/oak' }
