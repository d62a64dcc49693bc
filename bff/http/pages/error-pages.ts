import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ShopInfo } from '#schema/page.types.ts'
import type { PublicOrigin } from '../requests/public-origin.ts'
import { sentPath } from '../requests/store-view-paths.ts'
import type { Renderer } from './renderer.ts'

export interface ErrorPageOptions {
  readonly renderer: Pick<Renderer, 'renderError' | 'assets'>
  readonly origin: PublicOrigin
  readonly shopOf: (request: FastifyRequest, origin: string) => ShopInfo
}

/** Sends an error page that needs no platform: what happened and where to go next. */
export type SendErrorPage = (request: FastifyRequest, reply: FastifyReply, status: 400 | 500 | 503) => Promise<FastifyReply>

/** With an answer 503. */
export const RETRY_AFTER_SECONDS = 10
/** Used if the request has no readable origin; the page's own links contain no origin. */
const NO_ORIGIN = 'http://localhost'

/** The address of a page that failed may hold a token or an e-mail address. */
const ERROR_HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

export function createErrorPages({
  renderer: { renderError, assets },
  origin: originOf,
  shopOf,
}: ErrorPageOptions): SendErrorPage {
  return async (request, reply, status) => {
    const origin = status === 400 ? NO_ORIGIN : originOf(request)
    const address = status === 400 ? origin : origin + sentPath(request)
    const input = { request: new Request(address), shop: shopOf(request, origin), assets, requestId: request.id }
    const { html } = await renderError(input, status)
    reply.code(status).type('text/html; charset=utf-8').headers(ERROR_HEADERS)
    if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
    return reply.send(html)
  }
}
