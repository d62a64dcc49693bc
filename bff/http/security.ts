import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { helmetHeaders } from './security-headers.ts'

/** Longest address that is looked at; browsers and proxies agree on about twice as much. */
const MAX_URL_LENGTH = 4096

export interface SecurityOptions {
  readonly https: boolean
  /** Hosts below the shop's own are told to be HTTPS too. */
  readonly isHstsForSubdomains: boolean
  /** A development server writes styles into the page and talks to it over a socket. */
  readonly development: boolean
}

/** Headers that keep pages to themselves: only this shop's scripts and styles, no framing, no sniffing. */
export const security = fp(async (app: FastifyInstance, { https, isHstsForSubdomains, development }: SecurityOptions) => {
  const headers = await helmetHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: development ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: development ? ["'self'", 'ws:'] : ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        mediaSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https && { includeSubDomains: isHstsForSubdomains },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headers)
    if (request.url.length <= MAX_URL_LENGTH) return next()
    reply.code(414).type('text/plain; charset=utf-8').send('This address is too long.')
  })
})
