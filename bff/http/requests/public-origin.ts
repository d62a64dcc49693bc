import type { FastifyRequest } from 'fastify'
import type { IsKnownHost } from './known-hosts.ts'

/** The origin shoppers see, without a trailing slash. */
export type PublicOrigin = (request: FastifyRequest) => string

/**
 * The configured origin, or the one of the request where the shop is known by its host: forwarding headers count only from trusted
 * proxies. It is this machine's otherwise, so that no stranger gives the shop its name.
 */
export const publicOrigin =
  (configured: string | null, isKnownHost: IsKnownHost): PublicOrigin =>
  (request) =>
    configured ?? (isKnownHost(request) ? `${schemeOf(request)}://${request.host.toLowerCase()}` : localOrigin(request))

const schemeOf = ({ protocol }: FastifyRequest): 'http' | 'https' => (protocol === 'https' ? 'https' : 'http')

const localOrigin = ({ raw: { socket } }: FastifyRequest): string =>
  socket.localPort === undefined ? 'http://localhost' : `http://localhost:${socket.localPort}`
