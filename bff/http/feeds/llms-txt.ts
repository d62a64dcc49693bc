import type { FastifyInstance } from 'fastify'
import { llmsTxt as toText } from '../../domain/feeds/llms-txt.ts'
import { shopSummary } from '../../services/feeds/shop-summary.ts'
import { type FeedOptions, sendVersioned } from './send-versioned.ts'

/** `/llms.txt`: the shop in short for language models. */
export async function llmsTxt(app: FastifyInstance, { getScope, origin }: FeedOptions) {
  app.get('/llms.txt', async (request, reply) => {
    const text = toText(await shopSummary(origin(request), getScope(request)))
    return sendVersioned(request, reply, text, 'text/plain; charset=utf-8')
  })
}
