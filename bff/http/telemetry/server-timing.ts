import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { RequestEvent } from './request-event.ts'
import { cacheState } from './request-summary.ts'

const TIMED = new Set(['/*', '/graphql'])

/**
 * Shows in a browser's developer tools what a page or a GraphQL answer waited for. Numbers and words of ours only, because anyone can
 * read them.
 * @source RUN-14; W3C Server Timing
 */
export const serverTimings = fp(async (app: FastifyInstance) => {
  app.addHook('onSend', (request, reply, _payload, next) => {
    const { event } = request
    if (event && TIMED.has(request.routeOptions.url ?? '')) {
      // The development server writes an entry of its own to the response.
      const others = reply.raw.getHeader('server-timing') ?? []
      reply.header('server-timing', [others, serverTiming(event, cacheState(event, reply), reply.elapsedTime)].flat().join(', '))
    }
    next()
  })
})

/** @param totalMs since the request arrived */
export function serverTiming(
  { callCount, platformMs, renderMs }: Pick<RequestEvent, 'callCount' | 'platformMs' | 'renderMs'>,
  cache: string | null,
  totalMs: number,
): string {
  const parts = cache === null ? [] : [`cache;desc=${cache}`]
  if (callCount > 0) parts.push(`platform;desc="${callCount} calls";dur=${platformMs.toFixed(1)}`)
  if (renderMs !== null) parts.push(`render;dur=${renderMs.toFixed(1)}`)
  parts.push(`total;dur=${totalMs.toFixed(1)}`)
  return parts.join(', ')
}
