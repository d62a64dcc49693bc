import type { FastifyReply, FastifyRequest } from 'fastify'
import { cacheTagHeader } from '../../../cache/tags.ts'
import { completenessOf } from '../execution/completeness.ts'
import { isRead } from './http-request.ts'

/** How long a kept answer may still be shown while a new one is fetched. */
const STALE_SECONDS = 600

/**
 * Lets browsers and CDNs keep what was fetched by GET, named by its cache tags. Everything that can be fetched so is
 * public; an answer with an error in it, with unconfirmed prices or for one shopper's group is not kept at all.
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

/** The same for answers that come from the route itself. */
export const cachingHeaders =
  (freshSeconds: number) =>
  async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    const { requestScope: scope } = request
    const isComplete = scope !== null && completenessOf(codesOf(payload), scope) === 'complete'
    setCachingHeaders(reply, isComplete && !scope.read.group, scope?.cacheTags.list() ?? [], freshSeconds)
    return payload
  }

/** A payload that is no result is an error as a whole. */
function codesOf(payload: unknown): readonly unknown[] {
  if (typeof payload !== 'object' || payload === null) return [payload]
  const errors: unknown = 'errors' in payload ? payload.errors : []
  return Array.isArray(errors) ? errors.map((error) => error?.extensions?.code) : [errors]
}
