import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cacheHeaders } from '../../../cache/cache-headers.ts'
import type { CachedResponse, ResponseCache } from '../../../cache/caches/responses.ts'
import { compress } from '../../../cache/compression/compress.ts'
import { sendCompressed } from '../../../cache/compression/send-compressed.ts'
import type { RequestScope } from '../../../services/scope/request-scope.ts'
import type { CheckedOperation } from '../documents/trusted-documents.ts'
import { completeness } from '../execution/completeness.ts'
import { errorCode, executeInProcess } from '../execution/result.ts'
import { cachingHeaders } from './caching-headers.ts'
import { jsonBytes } from './json-bytes.ts'
import { negotiate } from './media-type.ts'

export interface CachedResponsesOptions {
  readonly cache: ResponseCache
  /** Code of the store view; null if the shopper's group has its own prices, so that the response must not be cached. */
  readonly getViewCode: (request: FastifyRequest) => string | null
  /** Not aborted when a client disconnects. */
  readonly getSharedScope: (request: FastifyRequest) => RequestScope
  readonly freshSeconds: number
}

/**
 * Sends the cached response to a trusted document. Sends nothing if the response depends on the shopper. Several clients may wait for a
 * response, so it is created in a shared scope.
 */
export function createCachedResponses(
  app: FastifyInstance,
  { cache, getViewCode, getSharedScope, freshSeconds }: CachedResponsesOptions,
) {
  const create = async ({ text, variables }: CheckedOperation, request: FastifyRequest): Promise<CachedResponse> => {
    const scope = getSharedScope(request)
    const { status, response } = await executeInProcess(app.graphql, text, variables, scope)
    const tags = scope.cacheTags.list()
    const complete = completeness((response.errors ?? []).map(errorCode), scope)
    return {
      status,
      headers: cachingHeaders(complete === 'complete', tags, freshSeconds),
      body: await compress(jsonBytes(response)),
      tags,
      completeness: complete,
    }
  }

  return async (operation: CheckedOperation, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const view = getViewCode(request)
    if (view === null) return undefined
    const key = `${view} ${operation.id} ${JSON.stringify(operation.variables)}`
    const { value, ...read } = await cache.read(key, () => create(operation, request), request)
    reply.code(value.status).headers({ ...value.headers, ...cacheHeaders(read) })
    // The request itself is valid, so a status of 400 is about the variables.
    negotiate(request, reply, true)
    return sendCompressed(request, reply, value.body)
  }
}
