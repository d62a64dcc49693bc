import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnswerCache, KeptAnswer } from '../../cache/responses.ts'
import type { GraphqlContext } from '../../services/request-scope.ts'
import { setCachingHeaders } from './caching-headers.ts'
import type { Admitted } from './persisted-operations.ts'
import { answer } from './result.ts'
import { utf8 } from './utf8.ts'

/** What a context is made from; without a signal it is nobody's alone. */
export type Asking = Pick<FastifyRequest, 'id' | 'log'> & Partial<Pick<FastifyRequest, 'signal'>>

export interface KeptAnswersOptions {
  readonly cache: AnswerCache
  /** Store view whose visitors all get this answer; null when it is for one shopper, whose group has prices of its own. */
  readonly viewOf: (request: FastifyRequest) => string | null
  readonly contextOf: (request: Asking) => GraphqlContext
  readonly freshSeconds: number
}

/**
 * Sends the kept answer to a trusted query, as bytes; nothing when the shopper must have one of their own. Several visitors may wait for the same one, so it is made on nobody's
 * behalf and goes on when the first of them leaves.
 */
export function createKeptAnswers(app: FastifyInstance, { cache, viewOf, contextOf, freshSeconds }: KeptAnswersOptions) {
  const make = async ({ text, variables }: Admitted, { id, log }: FastifyRequest): Promise<KeptAnswer> => {
    const context = contextOf({ id, log })
    const { status, response } = await answer(app.graphql, text, variables, context)
    return {
      status,
      body: utf8(JSON.stringify(response)),
      tags: context.cacheTags.list(),
      isComplete: !response.errors,
      isConfirmed: !context.unconfirmedPrices.any(),
    }
  }

  return async (admitted: Admitted, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const view = viewOf(request)
    if (view === null) return undefined
    const key = `${view} ${admitted.id} ${JSON.stringify(admitted.variables)}`
    const { value, state } = await cache.read(key, () => make(admitted, request), request)
    setCachingHeaders(reply, value.isComplete && value.isConfirmed, value.tags, freshSeconds)
    if (!reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8')
    return reply.code(value.status).header('x-cache', state).send(value.body)
  }
}
