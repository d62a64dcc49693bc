import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isKnownVersion } from '../../cache/compression/send-compressed.ts'
import type { RequestScope } from '../../services/scope/request-scope.ts'
import type { PublicOrigin } from '../requests/public-origin.ts'

export interface FeedOptions {
  readonly getScope: (request: FastifyRequest) => RequestScope
  readonly origin: PublicOrigin
}

/** Sends a small text that may be an hour old, or 304 to a client that has it. */
export function sendVersioned(request: FastifyRequest, reply: FastifyReply, text: string, type: string): FastifyReply {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  reply.headers({ 'cache-control': 'public, max-age=3600', etag })
  if (isKnownVersion(request, etag)) return reply.code(304).send()
  return reply.type(type).send(text)
}
