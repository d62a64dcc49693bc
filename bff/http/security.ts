import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { SecurityHeaders } from './requests/security-headers.ts'

/** Longest accepted URL; browsers and proxies agree on about twice as much. */
const MAX_URL_LENGTH = 4096

/** Sets the security headers on every answer. Malformed requests get them where they are answered. */
export const security = fp(async (app: FastifyInstance, { headers }: { readonly headers: SecurityHeaders }) => {
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headers)
    if (request.url.length <= MAX_URL_LENGTH) return next()
    reply.code(414).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('This URL is too long.')
  })
  // Node would reject unknown expectations with a bare 417; they can be ignored.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  // Node would close the connection without an answer.
  app.server.on('connect', (_request, socket) => app.server.emit('clientError', new Error('The shop is not a proxy.'), socket))
})
