import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { InvalidationPreview, InvalidationResult } from '../../cache/invalidation/invalidations.ts'
import type { SharedInvalidationResult } from '../../cache/invalidation/shared-invalidations.ts'
import type { Secret } from '../../config/values/secret.ts'
import { isPathAsSent } from '../requests/request-target.ts'
import { LONGEST_TAG, MOST_TAGS, requestedTags } from './requested-tags.ts'

export interface InvalidateOptions {
  readonly key: Secret<string>
  /** For this process alone, or for all replicas. */
  readonly invalidations: { invalidate(tags: readonly string[]): InvalidationResult | Promise<SharedInvalidationResult> }
  readonly preview: (tags: readonly string[]) => InvalidationPreview
  readonly onInvalidated?: (tags: readonly string[]) => void
}

/** Message texts that platforms know. */
const WRONG_KEY = 'Invalid cache invalidation key'
const WRONG_PARAMETERS = 'Invalid parameters for Clear cache request'
/** Up to four bytes a character, quotes, comma and space. */
const BODY_BYTES = MOST_TAGS * (4 * LONGEST_TAG + 4)
/** The error message for a body that was not read, by the status of the response. */
const UNREAD: Readonly<Record<number, string>> = {
  400: 'the body is not JSON',
  413: `the body is larger than ${MOST_TAGS} tags of ${LONGEST_TAG} characters`,
  415: 'the content type has to be application/json',
}
const PATH = '/invalidate'
/** How long further wrong keys are not logged. */
const QUIET_MS = 60_000
const MOST_ADDRESSES = 200
const MOST_LOGGED = 20

/**
 * `/invalidate`: receives the platform's webhooks (`?key=&tag=P93,C24`), and POSTs with the key in `Authorization` and the tags in JSON.
 * `dry=1` answers with the addresses of the cached pages that would be stale. Unauthorised requests are rejected before anything else of
 * them is read.
 * @source CACHE-13, CACHE-17, RUN-51; platform contract §10.3; decision 0026
 */
export async function invalidate(app: FastifyInstance, { key, invalidations, preview, onInvalidated }: InvalidateOptions) {
  const isAllowed = showsKey(key)
  let saidAt = Number.NEGATIVE_INFINITY

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    // A load balancer that blocks /invalidate does not recognise other spellings.
    if (!isPathAsSent(request) || !request.url.startsWith(PATH)) return reply.callNotFound()
    if (isAllowed(request)) return undefined
    if (Date.now() - saidAt >= QUIET_MS) {
      saidAt = Date.now()
      request.log.warn('invalidation request without a valid key')
    }
    return answer(reply.header('www-authenticate', 'Bearer'), 401, WRONG_KEY)
  })

  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const { statusCode: status = 500 } = error
    if (status < 400 || status >= 500) throw error
    return answer(reply, status, `${WRONG_PARAMETERS}: ${UNREAD[status] ?? 'the body cannot be read'}`)
  })

  app.route({
    method: ['GET', 'POST'],
    url: PATH,
    bodyLimit: BODY_BYTES,
    handler: async (request, reply) => {
      const requested = requestedTags(request)
      if ('refusal' in requested) return answer(reply, 400, `${WRONG_PARAMETERS}: ${requested.refusal}`)
      // HEAD only checks that the URL answers.
      if (request.method === 'HEAD') return answer(reply, 200, '')
      if (requested.isDryRun) return dryRun(reply, preview(requested.tags))
      const { tags, skipped, entries, ...shared } = await invalidations.invalidate(requested.tags)
      request.log.info(
        { tags: tags.slice(0, MOST_LOGGED), count: tags.length, skipped: skipped.length, entries },
        'caches invalidated',
      )
      onInvalidated?.(tags)
      return answer(reply, 200, `Tags invalidated successfully [${tags.join()}]`, {
        ...(skipped.length > 0 && { skipped }),
        ...shared,
      })
    },
  })
}

const dryRun = (reply: FastifyReply, { tags, skipped, addresses }: InvalidationPreview) =>
  answer(reply, 200, `Dry run, no tags invalidated [${tags.join()}]`, {
    ...(skipped.length > 0 && { skipped }),
    total: addresses.length,
    addresses: addresses.slice(0, MOST_ADDRESSES),
  })

/** The platform's envelope. */
const answer = (reply: FastifyReply, code: number, result: string, more: object = {}) =>
  reply.code(code).send({ code, result, ...more })

const BEARER = /^bearer +(?<key>\S+) *$/i

/**
 * Whether a request contains the key exactly once: as `?key=`, as platforms send it, or in `Authorization: Bearer`. Compares in constant
 * time.
 * @source RFC 6750 §2.1; platform contract §10.3
 */
function showsKey(key: Secret<string>): (request: Pick<FastifyRequest, 'headers' | 'query'>) => boolean {
  const expected = digest(key.reveal())
  return ({ headers: { authorization }, query }) => {
    const [shown, ...others] = [keyIn(query), authorization && (BEARER.exec(authorization)?.groups?.key ?? '')].filter(
      (given) => given !== undefined,
    )
    return typeof shown === 'string' && others.length === 0 && timingSafeEqual(digest(shown), expected)
  }
}

const keyIn = (query: unknown): unknown => (typeof query === 'object' && query !== null && 'key' in query ? query.key : undefined)

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
