import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cacheHeaders } from '../../cache/cache-headers.ts'
import type { PageCache, RenderedPage } from '../../cache/pages.ts'
import { cacheTagHeader } from '../../cache/tags.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import { isUnreachable, type PageQueries } from '../../graphql/server/execution/page-queries.ts'
import type { Alternates } from '../../services/urls/alternates.ts'
import { sentPath } from '../requests/store-view-paths.ts'
import { sendCompressed } from '../send-compressed.ts'
import { alternateLinks } from './alternate-links.ts'
import type { ErrorPageOptions, SendErrorPage } from './error-pages.ts'
import { memoizedPageAddress } from './page-address.ts'
import { pageCaching } from './page-caching.ts'
import type { Renderer } from './renderer.ts'

export interface PageOptions extends Pick<ErrorPageOptions, 'origin' | 'shopOf'> {
  readonly renderer: Renderer
  readonly cache: PageCache
  /**
   * Answers the operations of one page and collects what they were made of. A page is rendered for everyone who asks, so it
   * does not end with the first of them who leaves, but with the time operations have.
   */
  readonly queries: (request: FastifyRequest) => PageQueries
  readonly sendErrorPage: SendErrorPage
  readonly storeViewOf: (request: FastifyRequest) => StoreViewConfig
  readonly filterAttributes: readonly string[]
  /** Where a path of the request's store view is in the others. */
  readonly alternatesOf: (request: FastifyRequest, path: string) => Promise<Alternates>
}

/**
 * Every address that no other route answers: a page, rendered once for all visitors of a store view.
 * @source decision 0009
 */
export async function pages(app: FastifyInstance, options: PageOptions) {
  const addressOf = memoizedPageAddress(options.filterAttributes)
  app.get('/*', async (request, reply) => {
    const origin = options.origin(request)
    const storeView = options.storeViewOf(request)
    const address = addressOf(sentPath(request), origin)
    try {
      const key = `${storeView.code} ${origin} ${address}`
      const { value, ...read } = await options.cache.read(key, () => render(request, origin + address, options))
      return sendCompressed(request, reply.code(value.status).headers({ ...value.headers, ...cacheHeaders(read) }), value.body)
    } catch (error) {
      // A dead platform is no dead end: the page says what happened and offers another try.
      const status = isUnreachable(error) ? 503 : 500
      request.log[status === 503 ? 'warn' : 'error']({ err: error }, 'no page could be rendered')
      return options.sendErrorPage(request, reply, status)
    }
  })
}

/** Names of routes begin with the code of a store view whose paths do. @source VIEW-2 */
const routeNameTag = (name: string, { basePath, code }: StoreViewConfig) => (basePath === '' ? [] : [`${code}-${name}`])

/** The address holds what opens an account: no cache may have it, and no other site may hear of it. @source USER-20 */
const SECRET_ADDRESS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

async function render(request: FastifyRequest, address: string, options: PageOptions): Promise<RenderedPage> {
  const queries = options.queries(request)
  const { renderPage, assets } = options.renderer
  const { origin, pathname, search } = new URL(address)
  const shop = options.shopOf(request, origin)
  // Side by side with the page; another part of a list is nobody's translation.
  const alternates = search === '' ? options.alternatesOf(request, pathname) : null
  const page = await renderPage({ request: new Request(address), load: queries.load, hasGaps: queries.hasGaps, shop, assets })
  const translations = page.status === 200 ? await alternates : null
  const links = [...page.preloads, ...alternateLinks(translations?.pages ?? [], shop.storeViews ?? [], origin)]
  const tags = [page.routeName, ...routeNameTag(page.routeName, options.storeViewOf(request)), ...queries.tags()]
  const isComplete = queries.isComplete() && !translations?.isLate
  return {
    status: page.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': pageCaching({ status: page.status, isComplete }),
      vary: 'accept-encoding',
      'cache-tag': cacheTagHeader(tags),
      etag: `W/"${createHash('sha256').update(page.html).digest('base64url').slice(0, 22)}"`,
      ...(links.length > 0 ? { link: links.join(', ') } : {}),
      ...(queries.isPartial() ? { 'x-robots-tag': 'noindex' } : {}),
      ...(page.routeName === 'create-password' ? SECRET_ADDRESS : {}),
      ...(page.location === undefined ? {} : { location: page.location }),
    },
    body: page.html,
    tags,
    isComplete,
  }
}
