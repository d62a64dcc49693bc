import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PageInput } from '#schema/page.types.ts'
import { TIMING } from '#schema/rules/constants.ts'
import { Busy } from '../../cache/busy.ts'
import { cacheHeaders } from '../../cache/cache-headers.ts'
import type { PageCache, RenderedPage } from '../../cache/caches/pages.ts'
import { sendCompressed } from '../../cache/compression/send-compressed.ts'
import { cacheTagHeader } from '../../cache/tags.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import { isUnreachable, type PageQueries } from '../../graphql/server/execution/page-queries.ts'
import type { Alternates } from '../../services/urls/alternates.ts'
import { readSentPath } from '../requests/store-view-paths.ts'
import { alternateLinks } from './alternate-links.ts'
import type { ErrorPageOptions, SendErrorPage } from './error-pages.ts'
import { memoizedPageAddress } from './page-address.ts'
import type { Renderer } from './renderer/renderer.types.ts'
import type { RenderQueue } from './renders/render-queue.ts'
import { createTurns } from './renders/turns.ts'

/** The dependencies of every route that renders a page. */
export interface RenderingOptions extends Pick<ErrorPageOptions, 'origin' | 'getShop'> {
  readonly renderer: Renderer
  /**
   * Runs the operations of one page and collects their cache tags. A page is rendered for all waiting clients, so a disconnect does not
   * abort it; the operation timeout does.
   */
  readonly queries: (request: FastifyRequest) => PageQueries
  readonly sendErrorPage: SendErrorPage
}

export interface PageOptions extends RenderingOptions {
  readonly cache: PageCache
  /** Pages that are not cached wait in it. */
  readonly renders: RenderQueue
  readonly getStoreView: (request: FastifyRequest) => StoreViewConfig
  readonly filterAttributes: readonly string[]
  /** The URLs of a path of the request's store view in the other store views. */
  readonly getAlternates: (request: FastifyRequest, path: string) => Promise<Alternates>
}

/**
 * The catch-all route: pages, each rendered once for all shoppers of a store view.
 * @source decision 0007
 */
export async function pages(app: FastifyInstance, options: PageOptions) {
  const turn = createTurns()
  const toPageAddress = memoizedPageAddress(options.filterAttributes)
  app.get('/*', async (request, reply) => {
    const origin = options.origin(request)
    const storeView = options.getStoreView(request)
    const address = toPageAddress(readSentPath(request), origin)
    const event = request.event
    try {
      const key = `${storeView.code} ${origin} ${address}`
      const { value, ...read } = await options.cache.read(key, (isAwaited) =>
        options.renders.run(isAwaited ? 'page' : 'refresh', () => renderTimed(request, origin + address, options, turn)),
      )
      if (event) {
        event.screen = value.tags[0] ?? null
        event.isShared = read.isShared === true
      }
      return sendCompressed(request, reply.code(value.status).headers({ ...value.headers, ...cacheHeaders(read) }), value.body)
    } catch (error) {
      // If the platform is down or this process is busy, the page says what happened and offers a retry.
      if (error instanceof Busy) return options.sendErrorPage(request, reply, 503)
      const status = isUnreachable(error) ? 503 : 500
      request.log[status === 503 ? 'warn' : 'error']({ err: error }, 'page not rendered')
      return options.sendErrorPage(request, reply, status)
    }
  })
}

/** Route names are prefixed with the store view's code if its paths have a prefix. @source VIEW-2 */
const routeNameTag = (name: string, { basePath, code }: StoreViewConfig) => (basePath === '' ? [] : [`${code}-${name}`])

/** The URL contains a token that gives access to an account: no cache may store it, and no other site may receive it. @source USER-26 */
const SECRET_ADDRESS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

type Turn = ReturnType<typeof createTurns>

async function renderTimed(request: FastifyRequest, address: string, options: PageOptions, turn: Turn): Promise<RenderedPage> {
  const startedAt = performance.now()
  try {
    return await render(request, address, options, turn)
  } finally {
    if (request.event) request.event.renderMs = performance.now() - startedAt
  }
}

async function render(request: FastifyRequest, address: string, options: PageOptions, turn: Turn): Promise<RenderedPage> {
  const queries = options.queries(request)
  const { origin, pathname, search } = new URL(address)
  const shop = options.getShop(request, origin)
  // Looked up in parallel with rendering. A page with a query has no translation.
  const alternates = search === '' ? options.getAlternates(request, pathname) : null
  const load: typeof queries.load = async (...operation) => {
    const data = await queries.load(...operation)
    await turn()
    return data
  }
  const { assets } = options.renderer
  const page = await renderBody(options.renderer, { request: new Request(address), load, hasGaps: queries.hasGaps, shop, assets })
  const translations = page.status === 200 ? await alternates : null
  const links = [...page.preloads, ...alternateLinks(translations?.pages ?? [], shop.storeViews ?? [], origin)]
  const tags = [page.routeName, ...routeNameTag(page.routeName, options.getStoreView(request)), ...queries.tags()]
  const isComplete = queries.isComplete() && !translations?.isLate
  return {
    status: page.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': pageCaching({ status: page.status, isComplete }),
      vary: 'accept-encoding',
      'cache-tag': cacheTagHeader(tags),
      etag: `W/"${createHash('sha256')
        .update(typeof page.body === 'string' ? page.body : page.body.identity)
        .digest('base64url')
        .slice(0, 22)}"`,
      ...(links.length > 0 ? { link: links.join(', ') } : {}),
      ...(queries.isPartial() ? { 'x-robots-tag': 'noindex' } : {}),
      ...(page.routeName === 'create-password' ? SECRET_ADDRESS : {}),
      ...(page.location === undefined ? {} : { location: page.location }),
    },
    body: page.body,
    tags,
    isComplete,
  }
}

/** Compressed where it is rendered, if the renderer has threads. */
async function renderBody({ renderCompressed, renderPage }: Renderer, input: PageInput) {
  if (renderCompressed) return renderCompressed(input)
  const { html, ...page } = await renderPage(input)
  return { ...page, body: html }
}

/**
 * The cache policy for shared caches; browsers revalidate every time. Only a complete, existing page may be served stale. A missing page
 * may be created at any time, and a redirect may change its target.
 * @source LIMIT-23; decision 0007
 */
export function pageCaching({ status, isComplete }: Pick<RenderedPage, 'status' | 'isComplete'>): string {
  if (status >= 500) return 'no-store'
  if (status >= 400 || !isComplete) return 'public, max-age=0, s-maxage=10'
  if (status >= 300) return 'public, max-age=0, s-maxage=60'
  return `public, max-age=0, s-maxage=60, stale-while-revalidate=${TIMING.outputCacheTtlSeconds}`
}
