import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import proxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify'
import type { LegacyRoute } from '../../config/legacy.ts'
import { RETRY_AFTER_SECONDS } from '../pages/error-pages.ts'
import { platformProxy } from '../platform-proxy.ts'
import { isPathAsSent } from '../requests/request-target.ts'
import { isLegacyPath, publicQuery } from './legacy-path.ts'

export interface LegacyOptions {
  readonly routes: readonly LegacyRoute[]
  /** The platform's URL without `/api`. */
  readonly url: string
  /** Time limit of the answer's head, and again of its body. */
  readonly timeoutMs: number
}

const METHODS = ['GET', 'POST'] as const
/** Under way or waiting for a connection. */
const MOST_UNANSWERED = 80
const LARGEST_REQUEST = 64 * 1024
const LARGEST_ANSWER = 4 * 1024 * 1024
const JSON_TYPE = 'application/json; charset=utf-8'
const IS_JSON = /^application\/json\s*(;|$)/i

/** In the platform's words, because its clients read them. */
const TEXTS: Readonly<Record<number, string>> = {
  400: 'The request cannot be read.',
  404: 'There is no such endpoint.',
  413: 'The request is too large.',
  415: 'The request has to be JSON.',
  503: 'The platform is unavailable. Please try again shortly.',
}

/**
 * `/api/*`: passes the listed paths on to the platform, for clients that still speak its API. Neither cookies nor tokens nor addresses of
 * clients reach the platform, and only JSON comes back.
 * @source LEGACY-1 to LEGACY-6; decision 0033
 */
export async function legacyApi(app: FastifyInstance, { routes, url, timeoutMs }: LegacyOptions) {
  if (routes.length === 0) return
  let unanswered = 0
  readJsonOnly(app)
  app.addHook('onRequest', async (request, reply) => {
    const [path = '', query = ''] = splitTarget(request.url)
    if (!isPathAsSent(request) || !isLegacyPath(routes, request.method, path)) return refuse(reply, 404)
    if (publicQuery(query) === null) return refuse(reply, 400)
    if (unanswered >= MOST_UNANSWERED) return refuse(reply, 503)
  })
  await app.register(proxy, {
    ...platformProxy({ url, path: '/api', timeoutMs, largest: LARGEST_ANSWER }),
    httpMethods: METHODS.filter((name) => routes.some(({ method }) => method === name)),
    handler: (request, reply, destination, options) => {
      unanswered += 1
      reply.from(destination, {
        ...options,
        // The body as it came: by default it would be encoded once more.
        ...(Buffer.isBuffer(request.body) && { body: request.body, contentType: 'application/json' }),
        // Called once for each answer, also if the client has left. Disables retries, including those by `Retry-After`.
        retryDelay: () => {
          unanswered -= 1
          return null
        },
      })
    },
    replyOptions: {
      queryString: (_search, target) => publicQuery(splitTarget(target)[1] ?? '') ?? '',
      rewriteRequestHeaders: ({ body }) => ({
        accept: 'application/json',
        ...(Buffer.isBuffer(body) && { 'content-type': 'application/json' }),
      }),
      rewriteHeaders: ({ 'content-type': type }) => (type ? { 'content-type': type } : {}),
      onError: (reply) => void refuse(reply, 503),
      onResponse: (_request, reply, { statusCode, stream }) => {
        const isJson = IS_JSON.test(String(reply.getHeader('content-type') ?? ''))
        reply.removeHeader('content-type')
        void passOn(reply, { status: statusCode, stream, isJson, timeoutMs })
      },
    },
  })
}

/** Bodies stay bytes, and errors are answered as the platform answers them. */
function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: LARGEST_REQUEST }, (_request, body, done) =>
    done(null, body),
  )
  app.setErrorHandler((error: { readonly statusCode?: number }, request, reply) => {
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 503
    if (status === 503) request.log.warn({ err: error }, 'legacy request failed')
    return refuse(reply, status)
  })
}

type Reply = FastifyReply<RouteGenericInterface, RawServerBase>

interface Answer {
  readonly status: number
  readonly stream: Readable
  readonly isJson: boolean
  readonly timeoutMs: number
}

/**
 * Sends a whole JSON answer of the platform, refusals and its 500 included, because clients read their codes. HTML would be a page
 * of this origin, and a redirect would lead to the platform.
 */
async function passOn(reply: Reply, { status, stream, isJson, timeoutMs }: Answer): Promise<Reply> {
  const isKnown = status === 200 || (status >= 400 && status <= 500)
  if (!isKnown || !isJson) {
    stream.resume()
    return refuse(reply, status >= 400 && status < 500 ? status : 503)
  }
  const timer = setTimeout(() => stream.destroy(new Error('The answer took too long.')), timeoutMs)
  try {
    const body = await buffer(stream)
    return reply.code(status).header('cache-control', 'no-store').type(JSON_TYPE).send(body)
  } catch {
    return refuse(reply, 503)
  } finally {
    clearTimeout(timer)
  }
}

/** Answers as the platform does, with the status repeated in the body. */
const refuse = (reply: Reply, status: number): Reply =>
  reply
    .code(status)
    .headers(status === 503 ? { 'retry-after': RETRY_AFTER_SECONDS } : {})
    .header('cache-control', 'no-store')
    .type(JSON_TYPE)
    .send({ code: status, result: TEXTS[status] ?? 'The request was refused.' })

/** Path and query. */
function splitTarget(target: string): readonly string[] {
  const at = target.indexOf('?')
  return at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at + 1)]
}
