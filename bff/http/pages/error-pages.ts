import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { ShopInfo } from '#schema/page.types.ts'
import { xmlText } from '../../domain/feeds/xml-text.ts'
import type { PublicOrigin } from '../requests/public-origin.ts'
import { readSentPath } from '../requests/store-view-paths.ts'
import type { Renderer } from './renderer/renderer.types.ts'

export interface ErrorPageOptions {
  readonly renderer: Pick<Renderer, 'renderError' | 'assets'>
  readonly origin: PublicOrigin
  readonly getShop: (request: FastifyRequest, origin: string) => ShopInfo
}

/** Sends an error page that needs no platform: what happened and where to go next. */
export type SendErrorPage = (request: FastifyRequest, reply: FastifyReply, status: 400 | 500 | 503) => Promise<FastifyReply>

/** Value of `Retry-After` on 503 responses, in seconds. */
export const RETRY_AFTER_SECONDS = 10
/** Used if the request has no readable origin; the page's own links contain no origin. */
const NO_ORIGIN = 'http://localhost'

/** The URL of a page that failed may contain a token or an e-mail address. */
const ERROR_HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

/** Placeholders of a prepared page for the path to retry and the request id. */
const PLACEHOLDERS = { path: '/path-to-retry', requestId: 'id-of-the-request' } as const
/** The page says whether the shop is open now. Strangers can name any number of hosts. */
const PREPARED = { ttl: 60_000, max: 50 } as const

export function createErrorPages({
  renderer: { renderError, assets },
  origin: readOrigin,
  getShop,
}: ErrorPageOptions): SendErrorPage {
  const prepared = new LRUCache<string, Promise<string>>(PREPARED)

  async function render(shop: ShopInfo, address: string, requestId: string, status: 400 | 500 | 503): Promise<string> {
    return (await renderError({ request: new Request(address), shop, assets, requestId }, status)).html
  }

  /** A busy process sends many of these pages, so it renders one and fills in the rest. */
  async function fillIn(shop: ShopInfo, address: string, requestId: string): Promise<string> {
    const key = `${shop.origin} ${shop.basePath} ${shop.language}`
    let page = prepared.get(key)
    if (page === undefined) {
      page = render(shop, shop.origin + PLACEHOLDERS.path, PLACEHOLDERS.requestId, 503)
      prepared.set(key, page)
      page.catch(() => prepared.delete(key))
    }
    const { pathname, search } = new URL(address)
    return (await page)
      .replace(PLACEHOLDERS.path, () => xmlText(pathname + search))
      .replace(PLACEHOLDERS.requestId, () => xmlText(requestId))
  }

  return async (request, reply, status) => {
    const origin = status === 400 ? NO_ORIGIN : readOrigin(request)
    const address = status === 400 ? origin : origin + readSentPath(request)
    const shop = getShop(request, origin)
    const html = status === 503 ? await fillIn(shop, address, request.id) : await render(shop, address, request.id, status)
    reply.code(status).type('text/html; charset=utf-8').headers(ERROR_HEADERS)
    if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
    return reply.send(html)
  }
}
