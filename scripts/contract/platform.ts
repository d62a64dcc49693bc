import type { Log } from '../../bff/cache/log.ts'
import type { Config } from '../../bff/config/config.ts'
import type { SearchEntity, SearchRequest } from '../../bff/domain/search/search.types.ts'
import { PlatformError } from '../../bff/platform/base/errors.ts'
import { createPlatformHttp, type HttpSettings } from '../../bff/platform/http/client.ts'
import { clusterSettings } from '../../bff/platform/search/cluster.ts'
import type { Documents } from '../../bff/platform/search/entities.ts'
import type { RefusedFields } from '../../bff/platform/search/refusals/refused-fields.ts'
import { type SearchResult, search } from '../../bff/platform/search/search.ts'

export type AskedPlatform = ReturnType<typeof openPlatform>

const QUIET: Log = { debug: () => undefined, warn: () => undefined, error: () => undefined }
/** Refusals are the result here, so none is remembered. */
const NOTHING_LEFT_OUT: RefusedFields = {
  substitutes: () => new Map(),
  learn: () => undefined,
  accepted: () => undefined,
  startTest: () => [],
  abandonTest: () => undefined,
}

export function openPlatform(url: string, index: string, config: Config) {
  const { timeoutMs, tokenInHeader, cluster } = config.platform
  const [storeView] = config.storeViews
  if (storeView === undefined) throw new Error('The configuration has no store view.')
  const connect = (settings: Partial<HttpSettings>) =>
    createPlatformHttp(
      {
        url,
        family: 'contract',
        connections: 1,
        timeoutMs,
        maxResponseBytes: 32 * 1024 * 1024,
        ...settings,
        breaker: { consecutive: Number.MAX_SAFE_INTEGER, minimumRps: 1_000_000 },
      },
      QUIET,
    )
  const http = connect({ tokenInHeader })
  // With CATALOG_URL, its search engine answers searches.
  const engine = cluster && { http: connect(clusterSettings(cluster)), adapter: cluster.path }
  const searched = engine ?? ({ http, adapter: 'api' } as const)
  const options = { adapter: searched.adapter, log: QUIET, timeoutMs, refused: NOTHING_LEFT_OUT }
  return {
    url,
    index,
    config,
    http,
    /** Another connection, for a platform that is set up in another way. */
    connect,
    timeoutMs,
    /** The store view whose country, currency and language the questions use. */
    storeView,
    log: QUIET,
    search: <E extends SearchEntity>(request: SearchRequest<E>): Promise<SearchResult<Documents[E]>> =>
      search(searched.http, index, request, options),
    async close(): Promise<void> {
      await Promise.all([http.close(), engine?.http.close()])
    },
  }
}

/** @throws any error that is not the platform's: a bug */
export function describeFailure(error: unknown): string {
  if (!(error instanceof PlatformError)) throw error
  const { code, status, detail } = error.forLog()
  return [code, status, detail].filter((part) => part !== null).join(' ')
}
