import { join } from 'node:path'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { documents } from '#schema/generated/documents.ts'
import { ShellDocument } from '#schema/generated/operations.ts'
import { type AppContext, type AppOptions, createAppContext } from './app-context.ts'
import { createPageCache } from './cache/caches/pages.ts'
import { createResponseCache } from './cache/caches/responses.ts'
import { createSharedPages, type SharedPages } from './cache/caches/shared-pages.ts'
import { mayChangeMenu } from './cache/invalidation/tag-mapping.ts'
import { externalCheckout } from './config/checkout.ts'
import type { Config } from './config/config.ts'
import { resolvers } from './graphql/resolvers/resolvers.ts'
import type { FindDocument } from './graphql/server/documents/recent-documents.ts'
import { createExecutor } from './graphql/server/execution/execute.ts'
import { createPageQueries } from './graphql/server/execution/page-queries.ts'
import { graphql } from './graphql/server/plugin.ts'
import { createSchema, readSdl } from './graphql/server/schema.ts'
import { assets } from './http/assets/assets.ts'
import { ownBuild, previousDocuments } from './http/assets/own-build.ts'
import { brandFiles } from './http/brand-files.ts'
import { catalogIndex } from './http/catalog-index.ts'
import { handOff } from './http/checkout/hand-off.ts'
import { orderSuccess } from './http/checkout/order-success.ts'
import { compression } from './http/compression.ts'
import { cors } from './http/cors.ts'
import { errors } from './http/errors.ts'
import { googleFeed } from './http/feeds/google-feed.ts'
import { llmsTxt } from './http/feeds/llms-txt.ts'
import { newsFeed } from './http/feeds/news-feed.ts'
import { health } from './http/health.ts'
import { invalidate } from './http/invalidate/invalidate.ts'
import { createMenuWatch, type MenuWatch } from './http/invalidate/menu-watch.ts'
import { legacyApi } from './http/legacy/legacy-api.ts'
import { media } from './http/media/media.ts'
import { pictures } from './http/media/resized-pictures.ts'
import { pages } from './http/pages/pages.ts'
import { createRenderQueue } from './http/pages/renders/render-queue.ts'
import { playground } from './http/playground.ts'
import { reports } from './http/reports/reports.ts'
import { closeConnections } from './http/requests/connections.ts'
import { allowedHosts } from './http/requests/known-hosts.ts'
import { requestId } from './http/requests/request-id.ts'
import { readGroup } from './http/requests/request-scope.ts'
import { requestTarget } from './http/requests/request-target.ts'
import { security } from './http/requests/security-headers.ts'
import { robots } from './http/robots.ts'
import { schemaDownload } from './http/schema-download.ts'
import { appShell } from './http/service-worker/app-shell.ts'
import { clientManifest } from './http/service-worker/client-manifest.ts'
import { serviceWorker } from './http/service-worker/service-worker.ts'
import { sitemap } from './http/sitemap.ts'
import { serverTimings } from './http/telemetry/server-timing.ts'
import { watchLoopLoad } from './platform/base/event-loop.ts'
import { recognizeShoppers } from './recognize-shoppers.ts'
import { serverOptions } from './server-options.ts'
import { findAlternates } from './services/urls/alternates.ts'

/** The server. @param platformUrl URL of the platform or of the embedded sandbox */
export async function buildApp(config: Config, platformUrl: string, options: AppOptions): Promise<FastifyInstance> {
  const context = await createAppContext(config, platformUrl, options)
  const app = Fastify(serverOptions(context))
  await checkRequests(app, context)
  await serveFiles(app, context)
  await recognizeShoppers(app, context)
  await serveGraphql(app, context)
  await servePages(app, context)
  app.addHook('onReady', () => announceBuild(context))
  if (options.watchesExtensions) app.addHook('onReady', () => watchExtensions(context))
  app.addHook('onClose', async () => {
    context.builds?.close()
    await context.platform.close()
    context.replicas?.close()
    await context.shared?.close()
    context.signIns.close()
  })
  return app
}

/** Pages made before a change show the wrong forms and links. */
async function watchExtensions({ config, platform, replicas, invalidations }: AppContext): Promise<void> {
  const [storeView] = config.storeViews
  if (storeView) await platform.watchExtensions(storeView, () => void (replicas ?? invalidations).invalidate(['*']))
}

/** Other replicas can serve this build before this one is sent requests. */
async function announceBuild({ builds, build }: AppContext): Promise<void> {
  const own = builds && ownBuild(build, documents)
  if (own) await builds?.announce(own)
}

async function checkRequests(app: FastifyInstance, context: AppContext): Promise<void> {
  const { config, phase, headers, isKnownHost, sendErrorPage } = context
  await app.register(requestId, {
    tracing: context.tracing,
    closed: (request, reply) => context.requestLines.closed(request, reply),
  })
  await app.register(closeConnections, { isStopping: () => phase() === 'stopping' })
  await app.register(serverTimings)
  await app.register(errors, { sendErrorPage })
  await app.register(security, { headers })
  await app.register(requestTarget)
  await app.register(allowedHosts, { isKnownHost, isOpen: config.allowedHosts === null })
  await app.register(cors, { origins: [...config.corsOrigins, ...config.clients.flatMap(({ origins }) => origins)] })
  await app.register(compression)
}

/** Everything that is neither GraphQL nor a page. */
async function serveFiles(app: FastifyInstance, context: AppContext): Promise<void> {
  const { config, platformUrl, build, phase, log, invalidations, replicas, platform } = context
  const { origin, getShop, getScope, getSharedScope, getStoreView } = context
  const { invalidationKey } = config.cache
  if (invalidationKey !== null) {
    const menus = watchMenus(app, context)
    await app.register(invalidate, {
      key: invalidationKey,
      invalidations: replicas ?? invalidations,
      preview: invalidations.preview,
      onInvalidated: (tags) => {
        if (mayChangeMenu(tags)) menus.compare()
      },
    })
  }
  const { probeCatalog } = platform
  const [defaultView] = config.storeViews
  await app.register(health, {
    probe: (signal) => platform.probe(signal),
    probeCatalog: probeCatalog && defaultView ? (signal) => probeCatalog(defaultView, signal) : null,
    phase,
  })
  await app.register(assets, { directory: build, findShared: context.builds?.find ?? null, log })
  await app.register(brandFiles, { shop: config.shop, getStoreView })
  await app.register(pictures, {
    platform,
    invalidations,
    log,
    placeholder: join(config.shop.picturesDirectory, 'placeholder.svg'),
    maxBytes: config.cache.pictureBytes,
  })
  await app.register(legacyApi, { ...config.legacy, url: platformUrl, timeoutMs: config.platform.timeoutMs })
  await app.register(media, { url: platformUrl, timeoutMs: config.platform.timeoutMs })
  await app.register(robots, {
    origin,
    prefixes: config.storeViews.filter(({ host }) => host === null).map(({ basePath }) => basePath),
  })
  const catalog = {
    getScope: getSharedScope,
    invalidations,
    log,
    storeViews: config.storeViews.length,
    freshSeconds: config.cache.upstreamFreshSeconds,
  }
  await app.register(sitemap, { ...catalog, origin, getShop })
  await app.register(catalogIndex, { ...catalog, most: config.cache.catalogIndexProducts })
  await app.register(googleFeed, { ...catalog, origin })
  await app.register(llmsTxt, { getScope, origin })
  await app.register(newsFeed, { getScope, origin })
  if (config.telemetry.hasFieldReports) await app.register(reports, { origin, metrics: context.fieldMetrics })
}

function watchMenus(app: FastifyInstance, { config, log, replicas, invalidations, ownScope }: AppContext): MenuWatch {
  const watch = createMenuWatch({
    storeViews: config.storeViews,
    readMenu: async (storeView) => {
      const execute = createExecutor(app.graphql, documents)
      const { data, failures } = await execute(ShellDocument, {}, ownScope(storeView, 'menu', log))
      return failures.length === 0 ? data : null
    },
    invalidate: (tags) => (replicas ?? invalidations).invalidate(tags),
  })
  app.addHook('onClose', async () => watch.close())
  return watch
}

async function serveGraphql(app: FastifyInstance, context: AppContext): Promise<void> {
  const { config, build, log, invalidations, isOwnPage, getStoreView, getScope, getSharedScope } = context
  await app.register(graphql, {
    schema: createSchema(resolvers),
    documents,
    findDocument: documentFinder(context),
    clients: config.clients,
    playground: config.playground,
    corsOrigins: config.corsOrigins,
    isOwnPage,
    freshSeconds: config.cache.upstreamFreshSeconds,
    getScope,
    responses: {
      cache: invalidations.register(createResponseCache({ maxBytes: config.cache.answerBytes, log })),
      getViewCode: (request) => (request.session && readGroup(request.session) ? null : getStoreView(request).code),
      getSharedScope,
    },
  })
  if (config.playground) {
    await app.register(playground, { directory: build })
    await app.register(schemaDownload, { sdl: readSdl() })
  }
}

/** Looks for documents in the image's earlier builds, then in other replicas' builds. */
function documentFinder({ build, builds }: AppContext): FindDocument {
  const previous = previousDocuments(build)
  return async (id) => previous.get(id) ?? (await builds?.find([id]))?.[0]?.toString() ?? null
}

async function servePages(app: FastifyInstance, context: AppContext): Promise<void> {
  const { config, renderer, build, log, invalidations, origin, getShop, sendErrorPage } = context
  const { getStoreView, getScope, getSharedScope } = context
  const execute = createExecutor(app.graphql, documents)
  const rendering = {
    renderer,
    origin,
    getShop,
    sendErrorPage,
    queries: (request: FastifyRequest) => createPageQueries(execute, getSharedScope(request)),
  }
  const checkoutUrl = externalCheckout(config)
  if (checkoutUrl !== null) {
    await app.register(handOff, {
      checkoutUrl,
      origin,
      sendErrorPage,
      getScope,
      isAnalyticsOn: config.analytics.isOn,
      namesReturn: config.checkout.namesReturn,
    })
  }
  await app.register(serviceWorker, { directory: build, isOn: config.serviceWorker })
  await app.register(clientManifest, { renderer, getLanguage: (request) => getStoreView(request).language })
  await app.register(appShell, rendering)
  await app.register(orderSuccess, rendering)
  const load = watchLoopLoad(renderer.threads?.utilizations)
  renderer.threads?.onLost((error) => log.error({ err: error }, 'render thread ended; another takes its place'))
  app.addHook('onClose', async () => {
    load.stop()
    await renderer.threads?.close()
  })
  await app.register(pages, {
    ...rendering,
    cache: invalidations.register(createPageCache(config.cache, log, {}, sharedPages(context))),
    renders: createRenderQueue(config.renders, log, load),
    getStoreView,
    filterAttributes: config.catalog.filterAttributes,
    getAlternates: (request, path) => findAlternates(path, getSharedScope(request)),
  })
}

/** Null when this process runs alone. */
function sharedPages({ config, shared, replicas, version, log }: AppContext): SharedPages | null {
  if (!shared || !replicas || version === null) return null
  return createSharedPages({
    store: shared,
    invalidations: replicas,
    version,
    freshSeconds: config.cache.pageFreshSeconds,
    log,
    timeoutMs: config.valkey.timeoutMs,
  })
}
