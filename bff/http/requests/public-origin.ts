import type { FastifyRequest } from 'fastify'
import type { IsKnownHost } from './known-hosts.ts'

/** The origin that shoppers see, without a trailing slash. */
export type PublicOrigin = (request: FastifyRequest) => string

/**
 * The configured origin, or the request's if its host belongs to the shop; only trusted proxies may set forwarding headers. Otherwise this
 * machine's origin, so that no client can choose the shop's host.
 */
export const publicOrigin =
  (configured: string | null, isKnownHost: IsKnownHost): PublicOrigin =>
  (request) =>
    configured ?? (isKnownHost(request) ? `${requestScheme(request)}://${request.host.toLowerCase()}` : localOrigin(request))

const requestScheme = ({ protocol }: FastifyRequest): 'http' | 'https' => (protocol === 'https' ? 'https' : 'http')

const localOrigin = ({ raw: { socket } }: FastifyRequest): string =>
  socket.localPort === undefined ? 'http://localhost' : `http://localhost:${socket.localPort}`
