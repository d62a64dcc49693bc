import type { FastifyRequest } from 'fastify'

/** The origin shoppers see, without a trailing slash. */
export type PublicOrigin = (request: FastifyRequest) => string

/** The configured origin, or the one of the request: forwarding headers count only from trusted proxies. */
export const publicOrigin =
  (configured: string | null): PublicOrigin =>
  (request) =>
    configured ?? `${request.protocol}://${request.host}`
