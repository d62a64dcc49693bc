import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import type { Invalidated } from '../../cache/invalidation/invalidations.ts'
import type { SharedInvalidated } from '../../cache/invalidation/shared-invalidations.ts'
import type { Secret } from '../../config/values/secret.ts'
import { showsKey } from './invalidation-key.ts'
import { requestedTags } from './requested-tags.ts'

export interface InvalidateOptions {
  readonly key: Secret<string>
  /** Here alone, or at all replicas. */
  readonly invalidations: { invalidate(tags: readonly string[]): Invalidated | Promise<SharedInvalidated> }
}

/** Texts that platforms know. */
const WRONG_KEY = 'Invalid cache invalidation key'
const WRONG_PARAMETERS = 'Invalid parameters for Clear cache request'
/** How long nothing is said of more wrong keys. */
const QUIET_MS = 60_000
/** Tags that a line of the log names. */
const MOST_LOGGED = 20

/**
 * `/invalidate`: the platform's webhooks (`?key=&tag=P93,C24`), and a POST with the key in its `Authorization` and the tags in JSON. Strangers are turned
 * away before anything else of their request is read.
 * @source CACHE-13; platform contract §10.3; decision 0096
 */
export async function invalidate(app: FastifyInstance, { key, invalidations }: InvalidateOptions) {
  const isAllowed = showsKey(key)
  let saidAt = Number.NEGATIVE_INFINITY

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isAllowed(request)) return undefined
    if (Date.now() - saidAt >= QUIET_MS) {
      saidAt = Date.now()
      request.log.warn('a request to invalidate caches has no key, or a wrong one')
    }
    return answer(reply.header('www-authenticate', 'Bearer'), 401, WRONG_KEY)
  })

  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const { statusCode: status = 500 } = error
    if (status < 400 || status >= 500) throw error
    return answer(reply, status, `${WRONG_PARAMETERS}: the body cannot be read`)
  })

  app.route({
    method: ['GET', 'POST'],
    url: '/invalidate',
    handler: async (request, reply) => {
      const requested = requestedTags(request)
      if ('refusal' in requested) return answer(reply, 400, `${WRONG_PARAMETERS}: ${requested.refusal}`)
      // Who asks for the head alone, to see whether the address answers, changes nothing.
      if (request.method === 'HEAD') return answer(reply, 200, '')
      const { tags, skipped, entries, ...shared } = await invalidations.invalidate(requested.tags)
      request.log.info(
        { tags: tags.slice(0, MOST_LOGGED), count: tags.length, skipped: skipped.length, entries },
        'caches invalidated',
      )
      return answer(reply, 200, `Tags invalidated successfully [${tags.join()}]`, {
        ...(skipped.length > 0 && { skipped }),
        ...shared,
      })
    },
  })
}

/** The envelope of the platform. */
const answer = (reply: FastifyReply, code: number, result: string, more: object = {}) =>
  reply.code(code).send({ code, result, ...more })
