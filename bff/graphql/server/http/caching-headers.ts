import type { FastifyReply, FastifyRequest } from 'fastify'
import { cacheTagHeader } from '../../../cache/tags.ts'
import { completeness } from '../execution/completeness.ts'
import { isRead } from './http-request.ts'

const STALE_SECONDS = 600

/**
 * Lets browsers and CDNs cache complete responses to GET requests, all of which are public, and names their cache tags. Responses with
 * errors or unconfirmed prices are not cached.
 *
 * @source decision 0001, decision 0009
 */
export function setCachingHeaders(reply: FastifyReply, isComplete: boolean, tags: readonly string[], freshSeconds: number): void {
  if (!isComplete || !isRead(reply.request)) {
    reply.header('cache-control', 'no-store')
    return
  }
  reply.header('cache-control', `public, max-age=${freshSeconds}, stale-while-revalidate=${STALE_SECONDS}`)
  if (tags.length > 0) reply.header('cache-tag', cacheTagHeader(tags))
}

/** Sets the caching headers of responses that are not cached here. Those for a customer group with its own prices are not cacheable. */
export const cachingHeaders =
  (freshSeconds: number) =>
  async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    const { requestScope: scope } = request
    const isComplete = scope !== null && completeness(errorCodes(payload), scope) === 'complete'
    setCachingHeaders(reply, isComplete && !scope.read.group, scope?.cacheTags.list() ?? [], freshSeconds)
    return payload
  }

/** A payload that is not a GraphQL result counts as an error. */
function errorCodes(payload: unknown): readonly unknown[] {
  if (typeof payload !== 'object' || payload === null) return [payload]
  const errors: unknown = 'errors' in payload ? payload.errors : []
  return Array.isArray(errors) ? errors.map((error) => error?.extensions?.code) : [errors]
}
