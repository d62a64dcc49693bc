import type { FastifyInstance, FastifyRequest } from 'fastify'
import { llmsTxt as toText } from '../../domain/feeds/llms-txt.ts'
import { shopSummary } from '../../services/feeds/shop-summary.ts'
import type { RequestScope } from '../../services/scope/request-scope.ts'
import type { PublicOrigin } from '../requests/public-origin.ts'
import { sendVersioned } from './send-versioned.ts'

export interface LlmsTxtOptions {
  readonly scopeOf: (request: FastifyRequest) => RequestScope
  readonly origin: PublicOrigin
}

/** `/llms.txt`: the shop in short for language models. */
export async function llmsTxt(app: FastifyInstance, { scopeOf, origin }: LlmsTxtOptions) {
  app.get('/llms.txt', async (request, reply) => {
    const text = toText(await shopSummary(origin(request), scopeOf(request)))
    return sendVersioned(request, reply, text, 'text/plain; charset=utf-8')
  })
}
