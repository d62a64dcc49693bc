import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { llmsTxt as toText } from '../../domain/feeds/llms-txt.ts'
import { shopSummary } from '../../services/feeds/shop-summary.ts'
import type { RequestScope } from '../../services/scope/request-scope.ts'
import { isKnownVersion } from '../compression/send-compressed.ts'
import type { PublicOrigin } from '../requests/public-origin.ts'

export interface LlmsTxtOptions {
  readonly scopeOf: (request: FastifyRequest) => RequestScope
  readonly origin: PublicOrigin
}

/** `/llms.txt`: the shop in short for language models. */
export async function llmsTxt(app: FastifyInstance, { scopeOf, origin }: LlmsTxtOptions) {
  app.get('/llms.txt', async (request, reply) => {
    const text = toText(await shopSummary(origin(request), scopeOf(request)))
    const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    reply.headers({ 'cache-control': 'public, max-age=3600', etag })
    if (isKnownVersion(request, etag)) return reply.code(304).send()
    return reply.type('text/plain; charset=utf-8').send(text)
  })
}
