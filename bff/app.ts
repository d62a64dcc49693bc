import { join } from 'node:path'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyRequest,
  type RawServerDefault,
} from 'fastify'
import { documents } from '#schema/generated/documents.ts'
import { signedInCookie } from '#schema/rules/constants.ts'
import { createPageCache } from './cache/caches/pages.ts'
import { createResponseCache } from './cache/caches/responses.ts'
import { createSharedPages } from './cache/caches/shared-pages.ts'
import { createUpstreamCache } from './cache/caches/upstream.ts'
import { createInvalidations } from './cache/invalidation/invalidations.ts'
import { shareInvalidations } from './cache/invalidation/shared-invalidations.ts'
import { connectSharedStore } from './cache/valkey/shared-store.ts'
import { externalCheckout } from './config/checkout.ts'
import { type Config, longestAnswerMs } from './config/config.ts'
import type { StoreViewConfig } from './config/store-view.ts'
import { resolvers } from './graphql/resolvers/resolvers.ts'
import { createExecutor } from './graphql/server/execution/execute.ts'
import { createPageQueries } from './graphql/server/execution/page-queries.ts'
import { graphql } from './graphql/server/plugin.ts'
import { createSchema, readSdl } from './graphql/server/schema.ts'
import { assets } from './http/assets.ts'
import { brandFiles } from './http/brand-files.ts'
import { catalogueIndex } from './http/catalogue-index.ts'
import { handOff } from './http/checkout/hand-off.ts'
import { isCheckoutNavigation } from './http/checkout/navigation.ts'
import { orderSuccess } from './http/checkout/order-success.ts'
import { compression } from './http/compression/compression.ts'
import { cors } from './http/cors.ts'
import { errors } from './http/errors.ts'
import { health, type Phase } from './http/health.ts'
import { invalidate } from './http/invalidate/invalidate.ts'
import { media } from './http/media/media.ts'
import { pictures } from './http/media/resized-pictures.ts'
import { createErrorPages } from './http/pages/error-pages.ts'
import { pageVersion } from './http/pages/page-version.ts'
import { pages } from './http/pages/pages.ts'
import type { Renderer } from './http/pages/renderer.ts'
import { deviceDatabase, shopInfo } from './http/pages/shop-info.ts'
import { playground } from './http/playground.ts'
import { answerBrokenRequests } from './http/requests/broken-requests.ts'
import { closeConnections } from './http/requests/connections.ts'
import { allowedHosts, knownHosts } from './http/requests/known-hosts.ts'
import { fromOwnPage } from './http/requests/own-page.ts'
import { publicOrigin } from './http/requests/public-origin.ts'
import { rateLimits } from './http/requests/rate-limits.ts'
import { requestId, requestIdOf } from './http/requests/request-id.ts'
import { RequestLog } from './http/requests/request-log.ts'
import { createRequestScopes, groupOf } from './http/requests/request-scope.ts'
import { readableTarget, requestTarget } from './http/requests/request-target.ts'
import { type SecurityHeaders, securityHeaders } from './http/requests/security-headers.ts'
import { withoutPrefix } from './http/requests/store-view-paths.ts'
import { robots } from './http/robots.ts'
import { schemaDownload } from './http/schema-download.ts'
import { security } from './http/security.ts'
import { appShell } from './http/service-worker/app-shell.ts'
import { clientManifest } from './http/service-worker/client-manifest.ts'
import { serviceWorker } from './http/service-worker/service-worker.ts'
import { sitemap } from './http/sitemap.ts'
import { createLoggers } from './logger.ts'
import { createPlatform } from './platform/platform.ts'
import { checkBanners } from './services/content/banners.ts'
import { readDictionaries } from './services/scope/dictionaries.ts'
import { groupsDiffer } from './services/scope/request-scope.ts'
import { alternatesOf } from './services/urls/alternates.ts'
import { sessionKeys } from './session/cookies/session-keys.ts'
import { deviceIdFor, knownDevices, rememberDevice } from './session/known-devices.ts'
import { sessions } from './session/plugin.ts'
import { createSessionRecords } from './session/session-records.ts'
import { createSharedSessions } from './session/shared-sessions.ts'
import { openSignIns } from './session/sign-ins/open-sign-ins.ts'

export interface AppOptions {
  readonly renderer: Renderer
  /** Folder of the built client. */
  readonly build: string
  /** Always 'ready' by default. */
  readonly phase?: () => Phase
  /** Behind a development server, which writes styles into pages and talks to them over a socket. */
  readonly isDevelopment?: boolean
}

/**
 * The server: read it from top to bottom and you know what answers what.
 * @param platformUrl where the platform is, the embedded one included
 */
export async function buildApp(
  config: Config,
  platformUrl: string,
  { renderer, build, phase = () => 'ready', isDevelopment = false }: AppOptions,
): Promise<FastifyInstance> {
  const loggers = createLoggers(config)
  const headers = await securityHeaders({
    https: config.publicUrl?.startsWith('https:') ?? false,
    isHstsForSubdomains: config.isHstsForSubdomains,
    development: isDevelopment,
    tagOrigins: config.analytics.origins,
  })
  const app = Fastify(serverOptions(config, loggers.requests, headers))
  const log = loggers.calls
  const shared = await connectSharedStore(config.valkey, log)
  const dictionaries = readDictionaries(config.shop.searchDictionaryDirectory)
  checkBanners(config.shop.bannersDirectory)
  const invalidations = createInvalidations()
  const replicas = shared && shareInvalidations(invalidations, shared, log)
  const version = isDevelopment ? null : await pageVersion(build, config, platformUrl)
  const upstream = invalidations.reaching(createUpstreamCache(config.cache, log))
  const platform = createPlatform({ ...config.platform, url: platformUrl }, upstream, log, shared)
  const scopes = createRequestScopes({ platform, config, dictionaries }, config.storeViews)
  const isKnownHost = knownHosts(config)
  const origin = publicOrigin(config.publicUrl, isKnownHost)
  const isOwnPage = fromOwnPage(origin)
  const shopOf = (request: FastifyRequest, at: string) => shopInfo(config, scopes.storeViewOf(request), at)
  const sendErrorPage = createErrorPages({ renderer, origin, shopOf })

  await app.register(requestId)
  await app.register(closeConnections, { isStopping: () => phase() === 'stopping' })
  await app.register(errors, { sendErrorPage })
  await app.register(security, { headers })
  await app.register(requestTarget)
  await app.register(allowedHosts, { isKnownHost, isOpen: config.allowedHosts === null })
  await app.register(cors, { origins: config.corsOrigins })
  await app.register(compression)
  const { invalidationKey } = config.cache
  if (invalidationKey !== null) await app.register(invalidate, { key: invalidationKey, invalidations: replicas ?? invalidations })
  await app.register(health, { probe: (signal) => platform.probe(signal), phase })
  await app.register(assets, { directory: build })
  await app.register(brandFiles, { shop: config.shop, storeViewOf: scopes.storeViewOf })
  await app.register(pictures, {
    platform,
    placeholder: join(config.shop.picturesDirectory, 'placeholder.svg'),
    maxBytes: config.cache.pictureBytes,
    invalidations,
    log,
  })
  await app.register(media, { url: platformUrl, timeoutMs: config.platform.timeoutMs })
  await app.register(robots, {
    origin,
    prefixes: config.storeViews.filter(({ host }) => host === null).map(({ basePath }) => basePath),
  })
  await app.register(sitemap, { scopeOf: scopes.scopeOf, origin, shopOf })
  await app.register(catalogueIndex, {
    scopeOf: scopes.sharedScopeOf,
    most: config.cache.catalogueIndexProducts,
    storeViews: config.storeViews.length,
    freshSeconds: config.cache.upstreamFreshSeconds,
    invalidations,
    log,
  })
  await app.register(rateLimits, {
    ...config.rateLimits,
    shared,
    devices: { idFor: deviceIdFor, remember: rememberDevice },
  })
  const keys = sessionKeys(config.session, log)
  const signIns = openSignIns({ config: config.session, shared, keys, log })
  await app.register(sessions, {
    ...config.session,
    keys,
    records: createSessionRecords(),
    shared: shared && createSharedSessions({ store: shared, keys, idleSeconds: config.session.idleSeconds, log }),
    signIns,
    refreshTokens: platform.user.refreshTokens,
    // Reads need to know a shopper only where groups see prices of their own.
    mayHaveSession: (request) =>
      isCheckoutNavigation(request) ||
      (request.routeOptions.url === '/graphql' && (request.method === 'POST' ? isOwnPage(request) : groupsDiffer({ config }))),
    storeOf: (request) => sessionStore(scopes.storeViewOf(request), config.shop),
    hintOf: (request) => signedInCookie(deviceDatabase(scopes.storeViewOf(request), config.shop)),
    isSecure: config.publicUrl?.startsWith('https:') ?? false,
  })
  await app.register(knownDevices, {
    keys,
    mayHaveSession: (request) => request.routeOptions.url === '/graphql' && request.method === 'POST' && isOwnPage(request),
    isSecure: config.publicUrl?.startsWith('https:') ?? false,
  })
  await app.register(graphql, {
    schema: createSchema(resolvers),
    documents,
    playground: config.playground,
    corsOrigins: config.corsOrigins,
    isOwnPage,
    freshSeconds: config.cache.upstreamFreshSeconds,
    scopeOf: scopes.scopeOf,
    responses: {
      cache: invalidations.reaching(createResponseCache({ maxBytes: config.cache.answerBytes, log })),
      viewOf: (request) => (request.session && groupOf(request.session) ? null : scopes.storeViewOf(request).code),
      sharedScopeOf: scopes.sharedScopeOf,
    },
  })
  const checkoutUrl = externalCheckout(config)
  if (checkoutUrl !== null)
    await app.register(handOff, {
      ...{ checkoutUrl, origin, sendErrorPage, scopeOf: scopes.scopeOf },
      isAnalyticsOn: config.analytics.isOn,
      namesReturn: config.checkout.namesReturn,
    })
  const execute = createExecutor(app.graphql, documents)
  if (config.playground) {
    await app.register(playground, { directory: build })
    await app.register(schemaDownload, { sdl: readSdl() })
  }
  const rendering = {
    renderer,
    queries: (request: FastifyRequest) => createPageQueries(execute, scopes.sharedScopeOf(request)),
    origin,
    shopOf,
    sendErrorPage,
  }
  await app.register(serviceWorker, { directory: build, isOn: config.serviceWorker })
  await app.register(clientManifest, { renderer, languageOf: (request) => scopes.storeViewOf(request).language })
  await app.register(appShell, rendering)
  await app.register(orderSuccess, rendering)
  const sharedPages =
    shared && replicas && version !== null
      ? createSharedPages({
          ...{ store: shared, invalidations: replicas, version, freshSeconds: config.cache.pageFreshSeconds, log },
          timeoutMs: config.valkey.timeoutMs,
        })
      : null
  await app.register(pages, {
    ...rendering,
    cache: invalidations.reaching(createPageCache(config.cache, log, {}, sharedPages)),
    storeViewOf: scopes.storeViewOf,
    filterAttributes: config.catalog.filterAttributes,
    alternatesOf: (request, path) => alternatesOf(path, scopes.sharedScopeOf(request)),
  })
  app.addHook('onClose', async () => {
    await platform.close()
    replicas?.close()
    await shared?.close()
    signIns.close()
  })
  return app
}

/** The default view's session has no name of its own, and all have the same where devices keep one for all. */
const sessionStore = ({ id, code }: StoreViewConfig, { commonCaches }: Config['shop']) => (commonCaches || id === 1 ? '' : code)

function serverOptions(
  { trustedProxies, storeViews, platform, operationTimeoutMs }: Config,
  loggerInstance: FastifyBaseLogger,
  headers: SecurityHeaders,
): FastifyHttpOptions<RawServerDefault> {
  return {
    loggerInstance,
    logController: new RequestLog(),
    genReqId: requestIdOf,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    // An answer that takes as long as the platform may take to place an order must not be cut off.
    connectionTimeout: Math.max(60_000, 30_000 + longestAnswerMs({ platform, operationTimeoutMs })),
    routerOptions: { maxParamLength: 4096 },
    // So that what is wrong with an address is said by this shop, in its words and with its headers.
    http: { requireHostHeader: false },
    rewriteUrl: withoutPrefix(storeViews, readableTarget),
    clientErrorHandler: answerBrokenRequests(headers, loggerInstance),
    // What comes in over a connection that is still open is answered while the server closes, not turned away.
    return503OnClosing: false,
  }
}
