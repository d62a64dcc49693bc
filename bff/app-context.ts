import type { FastifyRequest } from 'fastify'
import { createRecentBuilds } from './cache/builds/recent-builds.ts'
import { createUpstreamCache } from './cache/caches/upstream.ts'
import { createInvalidations } from './cache/invalidation/invalidations.ts'
import { shareInvalidations } from './cache/invalidation/shared-invalidations.ts'
import type { Log } from './cache/log.ts'
import { connectSharedStore, type SharedStore } from './cache/valkey/shared-store.ts'
import type { Config } from './config/config.ts'
import type { Phase } from './http/health.ts'
import { createErrorPages } from './http/pages/error-pages.ts'
import { ownServerDigest, pageVersion } from './http/pages/page-version.ts'
import type { Renderer } from './http/pages/renderer/renderer.types.ts'
import { shopInfo } from './http/pages/shop-info.ts'
import { knownHosts } from './http/requests/known-hosts.ts'
import { fromOwnPage } from './http/requests/own-page.ts'
import { publicOrigin } from './http/requests/public-origin.ts'
import { RequestLog } from './http/requests/request-log.ts'
import { createRequestScopes } from './http/requests/request-scope.ts'
import { securityHeaders } from './http/requests/security-headers.ts'
import { createCallObserver, observeUpstream } from './http/telemetry/call-observer.ts'
import type { Metrics } from './http/telemetry/metrics.ts'
import { createShopFacts } from './http/telemetry/shop-facts.ts'
import { passTraceOn, type Tracing } from './http/telemetry/trace-context.ts'
import { createLoggers } from './logger.ts'
import { createPlatform } from './platform/platform.ts'
import { checkBanners } from './services/content/banners.ts'
import { readDictionaries } from './services/scope/dictionaries.ts'
import { sessionKeys } from './session/cookies/session-keys.ts'
import { openSignIns } from './session/sign-ins/open-sign-ins.ts'

export interface AppOptions {
  readonly renderer: Renderer
  readonly build: string
  /** Default: always `ready`. */
  readonly phase?: () => Phase
  /** Behind a development server, which adds inline styles and opens a WebSocket. */
  readonly isDevelopment?: boolean
  /** Finds out before the app is ready which extensions the platform lacks, and hides them. Default: false. */
  readonly watchesExtensions?: boolean
  /** Null if they are off. */
  readonly metrics?: Metrics | null
  /** Default: adds no spans. */
  readonly tracing?: Tracing
}

/** Enough of a build's hash to tell releases apart in the log. */
const RELEASE_LENGTH = 12

export type AppContext = Awaited<ReturnType<typeof createAppContext>>

/** @param platformUrl URL of the platform or of the embedded sandbox */
export async function createAppContext(
  config: Config,
  platformUrl: string,
  { renderer, build, phase = () => 'ready', isDevelopment = false, metrics = null, tracing = passTraceOn }: AppOptions,
) {
  const { requests: requestLog, calls: log } = createLoggers(config)
  const isSecure = config.publicUrl?.startsWith('https:') ?? false
  const headers = await headersFor(config, isSecure, isDevelopment)
  const shared = await connectSharedStore(config.valkey, log)
  const dictionaries = readDictionaries(config.shop.searchDictionaryDirectory)
  checkBanners(config.shop.bannersDirectory)
  const { platform, invalidations } = openPlatform(config, platformUrl, { log, shared, metrics })
  const scopes = createRequestScopes({ platform, config, dictionaries }, config.storeViews, createShopFacts(metrics))
  const isKnownHost = knownHosts(config)
  const origin = publicOrigin(config.publicUrl, isKnownHost)
  const getShop = (request: FastifyRequest, at: string) =>
    shopInfo({ ...config, lacks: platform.lacking() }, scopes.getStoreView(request), at)
  const keys = sessionKeys(config.session, log)
  // Changes with the build, the server and the configuration; null in development.
  const version = isDevelopment ? null : await pageVersion(build, config, platformUrl, await ownServerDigest())
  const release = version?.slice(0, RELEASE_LENGTH) ?? null
  metrics?.released(release ?? 'development')
  return {
    config,
    platformUrl,
    renderer,
    build,
    phase,
    requestLog,
    log,
    isSecure,
    headers,
    shared,
    invalidations,
    platform,
    isKnownHost,
    origin,
    getShop,
    keys,
    ...scopes,
    /** Invalidations of all replicas; null when this process runs alone. */
    replicas: shared && shareInvalidations(invalidations, shared, log),
    version,
    tracing,
    fieldMetrics: metrics?.field ?? null,
    /** Builds of all replicas; null when this process runs alone. */
    builds: shared && createRecentBuilds(shared, log),
    requestLines: new RequestLog({
      getStoreView: (request) => scopes.getStoreView(request).code,
      release,
      ...(metrics && { ended: metrics.requestEnded }),
    }),
    isOwnPage: fromOwnPage(origin),
    sendErrorPage: createErrorPages({ renderer, origin, getShop }),
    signIns: openSignIns({ config: config.session, shared, keys, log }),
  }
}

const headersFor = (config: Config, isSecure: boolean, isDevelopment: boolean) =>
  securityHeaders({
    https: isSecure,
    isHstsForSubdomains: config.isHstsForSubdomains,
    development: isDevelopment,
    tagOrigins: config.analytics.origins,
    reportsViolations: config.telemetry.hasFieldReports,
  })

interface PlatformParts {
  readonly log: Log
  readonly shared: SharedStore | null
  readonly metrics: Metrics | null
}

/** The platform behind its cache, whose entries the invalidations remove. */
function openPlatform(config: Config, url: string, { log, shared, metrics }: PlatformParts) {
  const invalidations = createInvalidations()
  const cache = invalidations.register(createUpstreamCache(config.cache, log))
  const upstream = metrics ? observeUpstream(cache, metrics.upstreamRead) : cache
  const platform = createPlatform({ ...config.platform, url }, upstream, log, shared, createCallObserver(metrics))
  return { platform, invalidations }
}
