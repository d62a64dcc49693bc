import compress from '@fastify/compress'
import type { FastifyInstance, FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { varyBy } from '../cache/vary.ts'

const COMPRESSIBLE = /^text\/(?!event-stream)|[+/](?:json|text|xml)(?:;|$)/

/**
 * Compresses answers that are not compressed yet. Compressible answers always vary by `Accept-Encoding`, compressed or not. HEAD never
 * reports a size that GET would not have.
 * @source RFC 9110 §9.3.2, §12.5.5
 */
export const compression = fp(async (app: FastifyInstance) => {
  app.addHook('onSend', (_request, reply, payload, next) => {
    if (reply.statusCode === 200 && isCompressible(reply)) varyBy(reply, 'accept-encoding')
    next(null, payload)
  })
  app.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD') return
    route.onSend = [...[route.onSend ?? []].flat(), dropUnknownLength]
  })
  await app.register(compress, { encodings: ['gzip'], threshold: 1024, customTypes: COMPRESSIBLE })
})

async function dropUnknownLength(_request: unknown, reply: FastifyReply): Promise<void> {
  if (isCompressible(reply) && !reply.hasHeader('content-encoding')) reply.removeHeader('content-length')
}

const isCompressible = (reply: FastifyReply): boolean => COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? ''))
