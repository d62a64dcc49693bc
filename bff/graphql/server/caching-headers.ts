import type { FastifyReply, FastifyRequest } from 'fastify'

/** How long a kept answer may still be shown while a new one is fetched. */
const STALE_SECONDS = 600

/**
 * Lets browsers and CDNs keep what was fetched by GET, named by its cache tags. Everything that can be fetched so is
 * public; an answer with an error in it, with unconfirmed prices or for one shopper's group is not kept at all.
 *
 * @source decision 0001, decision 0009
 */
export function setCachingHeaders(reply: FastifyReply, isComplete: boolean, tags: readonly string[], freshSeconds: number): void {
  if (!isComplete || reply.request.method !== 'GET') {
    reply.header('cache-control', 'no-store')
    return
  }
  reply.header('cache-control', `public, max-age=${freshSeconds}, stale-while-revalidate=${STALE_SECONDS}`)
  if (tags.length > 0) reply.header('cache-tag', tags.join(','))
}

/** The same for answers that come from the route itself. */
export const cachingHeaders =
  (freshSeconds: number) =>
  async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    const { requestScope: context } = request
    const isComplete = typeof payload === 'object' && payload !== null && !('errors' in payload)
    const isPublic = !context?.read.group && !context?.unconfirmedPrices.any()
    setCachingHeaders(reply, isComplete && isPublic, context?.cacheTags.list() ?? [], freshSeconds)
    return payload
  }
