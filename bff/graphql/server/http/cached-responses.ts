import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cacheHeaders } from '../../../cache/cache-headers.ts'
import type { CachedResponse, ResponseCache } from '../../../cache/caches/responses.ts'
import type { RequestScope } from '../../../services/scope/request-scope.ts'
import type { CheckedOperation } from '../documents/persisted-operations.ts'
import { completenessOf } from '../execution/completeness.ts'
import { codeOf, executeInProcess } from '../execution/result.ts'
import { setCachingHeaders } from './caching-headers.ts'
import { jsonBytes } from './json-bytes.ts'
import { negotiate } from './media-type.ts'

export interface CachedResponsesOptions {
  readonly cache: ResponseCache
  /** Store view whose visitors all get this answer; null when it is for one shopper, whose group has prices of its own. */
  readonly viewOf: (request: FastifyRequest) => string | null
  /** Ends with nobody who leaves. */
  readonly sharedScopeOf: (request: FastifyRequest) => RequestScope
  readonly freshSeconds: number
}

/**
 * Sends the cached response to a persisted query, as bytes; nothing when the shopper must have one of their own. Several
 * shoppers may wait for the same one, so it is made on nobody's behalf and goes on when the first of them leaves.
 */
export function createCachedResponses(
  app: FastifyInstance,
  { cache, viewOf, sharedScopeOf, freshSeconds }: CachedResponsesOptions,
) {
  const make = async ({ text, variables }: CheckedOperation, request: FastifyRequest): Promise<CachedResponse> => {
    const scope = sharedScopeOf(request)
    const { status, response } = await executeInProcess(app.graphql, text, variables, scope)
    return {
      status,
      body: jsonBytes(response),
      tags: scope.cacheTags.list(),
      completeness: completenessOf((response.errors ?? []).map(codeOf), scope),
    }
  }

  return async (operation: CheckedOperation, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const view = viewOf(request)
    if (view === null) return undefined
    const key = `${view} ${operation.id} ${JSON.stringify(operation.variables)}`
    const { value, ...read } = await cache.read(key, () => make(operation, request), request)
    setCachingHeaders(reply, value.completeness === 'complete', value.tags, freshSeconds)
    reply.code(value.status).headers(cacheHeaders(read))
    // Its request was as it should be, so what a status of 400 says is that its variables were not.
    negotiate(request, reply, true)
    return reply.send(value.body)
  }
}
