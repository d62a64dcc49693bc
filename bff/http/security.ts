import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { SecurityHeaders } from './security-headers.ts'

/** Longest address that is looked at; browsers and proxies agree on about twice as much. */
const MAX_URL_LENGTH = 4096

/** Gives every answer the headers that keep pages to themselves. What is no HTTP gets them where it is answered. */
export const security = fp(async (app: FastifyInstance, { headers }: { readonly headers: SecurityHeaders }) => {
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headers)
    if (request.url.length <= MAX_URL_LENGTH) return next()
    reply.code(414).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('This address is too long.')
  })
  // By itself Node would refuse expectations it does not know with a bare 417: they may as well be passed over.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
})
