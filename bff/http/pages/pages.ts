import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CachedPage, PageCache, RenderedPage } from '../../cache/pages.ts'
import { cacheTagHeader } from '../../cache/tags.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import { isUnreachable, type PageQueries } from '../../graphql/server/execution/page-queries.ts'
import { preferredEncoding } from '../encoding.ts'
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
}

/**
 * Every address that no other route answers: a page, rendered once for all visitors of a store view.
 * @source decision 0009
 */
export async function pages(app: FastifyInstance, options: PageOptions) {
  const addressOf = memoizedPageAddress(options.filterAttributes)
  app.get('/*', async (request, reply) => {
    const origin = options.origin(request)
    const address = addressOf(request.url, origin)
    try {
      const key = `${options.storeViewOf(request).code} ${origin} ${address}`
      const { value, state } = await options.cache.read(key, () => render(request, origin + address, options))
      return send(request, reply.header('x-cache', state), value)
    } catch (error) {
      // A dead platform is no dead end: the page says what happened and offers another try.
      const status = isUnreachable(error) ? 503 : 500
      request.log[status === 503 ? 'warn' : 'error']({ err: error }, 'no page could be rendered')
      return options.sendErrorPage(request, reply, status)
    }
  })
}

async function render(request: FastifyRequest, address: string, options: PageOptions): Promise<RenderedPage> {
  const queries = options.queries(request)
  const { renderPage, assets } = options.renderer
  const page = await renderPage({
    request: new Request(address),
    load: queries.load,
    shop: options.shopOf(request, new URL(address).origin),
    assets,
  })
  const tags = [page.routeName, ...queries.tags()]
  const isComplete = queries.isComplete()
  return {
    status: page.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': pageCaching({ status: page.status, isComplete }),
      vary: 'accept-encoding',
      'cache-tag': cacheTagHeader(tags),
      etag: `W/"${createHash('sha256').update(page.html).digest('base64url').slice(0, 22)}"`,
      ...(page.preloads.length > 0 ? { link: page.preloads.join(', ') } : {}),
      ...(queries.isPartial() ? { 'x-robots-tag': 'noindex' } : {}),
      ...(page.location === undefined ? {} : { location: page.location }),
    },
    body: page.html,
    tags,
    isComplete,
  }
}

function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  const body = encoding === 'identity' ? null : page.body[encoding]
  reply.code(page.status).headers(page.headers)
  if (page.status === 200 && isKnown(request.headers['if-none-match'], page.headers.etag)) return reply.code(304).send()
  if (body) return reply.header('content-encoding', encoding).send(body)
  return reply.send(page.body.identity)
}

/** Whether a caller has what bears a tag: one of a list, or any at all. @source RFC 9110 §13.1.2 */
const isKnown = (ifNoneMatch: string | undefined, etag: string | undefined): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => tag.trim() === '*' || tag.trim() === etag)
