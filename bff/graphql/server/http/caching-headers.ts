import type { FastifyReply, FastifyRequest } from 'fastify'
import { cacheTagHeader } from '../../../cache/tags.ts'
import { completeness } from '../execution/completeness.ts'
import { isRead } from './http-request.ts'

const STALE_SECONDS = 600

/**
 * Lets browsers and CDNs cache complete responses to public queries, and names their cache tags. Responses with errors or unconfirmed
 * prices are not cached.
 *
 * @source decision 0001, decision 0007
 */
export function cachingHeaders(
  isComplete: boolean,
  tags: readonly string[],
  freshSeconds: number,
): Readonly<Record<string, string>> {
  if (!isComplete) return { 'cache-control': 'no-store' }
  return {
    'cache-control': `public, max-age=${freshSeconds}, stale-while-revalidate=${STALE_SECONDS}`,
    ...(tags.length > 0 && { 'cache-tag': cacheTagHeader(tags) }),
  }
}

/**
 * Sets the caching headers of responses that are not cached here. Those to POST requests, and those for a customer group with its own
 * prices, are not cacheable.
 */
export const setCachingHeaders =
  (freshSeconds: number) =>
  async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    const { requestScope: scope } = request
    const isPublic = isRead(request) && scope !== null && !scope.read.group
    const isComplete = isPublic && completeness(errorCodes(payload), scope) === 'complete'
    reply.headers(cachingHeaders(isComplete, isComplete ? scope.cacheTags.list() : [], freshSeconds))
    return payload
  }

/** A payload that is not a GraphQL result counts as an error. */
function errorCodes(payload: unknown): readonly unknown[] {
  if (typeof payload !== 'object' || payload === null) return [payload]
  const errors: unknown = 'errors' in payload ? payload.errors : []
  return Array.isArray(errors) ? errors.map((error) => error?.extensions?.code) : [errors]
}
