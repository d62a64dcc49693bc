import type { FastifyRequest } from 'fastify'

/** The origin shoppers see, without a trailing slash. */
export type PublicOrigin = (request: FastifyRequest) => string

/**
 * The configured origin, or the one of the request: forwarding headers count only from trusted proxies. Without a host, as
 * HTTP/1.0 may be, it is this machine's.
 */
export const publicOrigin =
  (configured: string | null): PublicOrigin =>
  (request) =>
    configured ?? `${request.protocol === 'https' ? 'https' : 'http'}://${request.host || 'localhost'}`
