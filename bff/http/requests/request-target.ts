import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { isHost } from '../../config/values/hosts.ts'

/** Stands for every path that cannot be decoded; otherwise the router would answer without headers and with its own text. */
export const UNREADABLE = '/%3Funreadable'

/** Dot segments, also in encoded form. Browsers resolve them before the request: '/de/../timber' is '/timber'. */
const STEPS = /[\\/](?:\.|%2e){1,2}(?:[\\/?#]|$)/i

/**
 * Line ends, which match no route of the router, so that its own bare error page would be shown. URL parsers drop tabs, so that the page's
 * router would read `/<tab>/x` as a host.
 */
const LINE_ENDS_AND_TABS = /[\n\r\u2028\u2029\t]/

const ABSOLUTE = /^https?:\/\/(?<host>[^/?#]*)(?<path>.*)$/is

/**
 * The path and query of a request: the target itself, or the part after the host of an absolute target, whose host then counts.
 * @source RFC 9112 §3.2
 */
export function readableTarget(request: IncomingMessage): string {
  const { host, path } = ABSOLUTE.exec(request.url ?? '')?.groups ?? {}
  if (host !== undefined) request.headers.host = host
  const target = path === undefined ? (request.url ?? '') : path.replace(/^(?!\/)/, '/')
  return target.startsWith('/') && isDecodable(target) ? resolveSteps(target) : UNREADABLE
}

/** Resolves dot segments, so that store view, route and page all read the same path. @source WHATWG URL, path state */
function resolveSteps(target: string): string {
  if (!STEPS.test(target.split(/[?#]/, 1).join())) return target
  const { pathname, search } = new URL(`http://shop${target}`)
  return pathname + search
}

/** Whether a request was sent to the path that routes read: nothing in it was resolved. */
export const isPathAsSent = ({ originalUrl, url }: Pick<FastifyRequest, 'originalUrl' | 'url'>): boolean =>
  originalUrl.replace(/^https?:\/\/[^/?#]*/i, '') === url

function isDecodable(target: string): boolean {
  if (!target.includes('%')) return true
  const [path = ''] = target.split(/[?#]/, 1)
  try {
    return !LINE_ENDS_AND_TABS.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/**
 * Rejects requests with an unreadable path or host before anything else reads them. Only HTTP versions without a host header may omit the
 * host.
 * @source RFC 9112 §3.2
 */
export const requestTarget = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', ({ raw, host, url }, _reply, next) => {
    const isKnown = host === '' ? raw.httpVersion === '1.0' : isHost(host) && !hasSeveralHosts(raw)
    if (!isKnown) return next(new UnreadableAddress('host'))
    return url === UNREADABLE ? next(new UnreadableAddress('path')) : next()
  })
})

const hasSeveralHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length > 1

/** The request's URL or host cannot be read, so its target is unknown. */
export class UnreadableAddress extends Error {
  readonly statusCode = 400

  constructor(what: 'host' | 'path') {
    super(`The ${what} of the request is unreadable`)
    this.name = 'UnreadableAddress'
  }
}
