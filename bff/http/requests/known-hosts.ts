import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { ServerConfig } from '../../config/server.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'

export interface KnownHostsOptions extends Pick<ServerConfig, 'publicUrl' | 'allowedHosts'> {
  readonly storeViews: readonly Pick<StoreViewConfig, 'host'>[]
}

/** Whether the shop is known by the host a request names. */
export type IsKnownHost = (request: FastifyRequest) => boolean

/** Checks of health come from load balancers, which name the shop as they like. */
const HEALTH = '/health/'

/**
 * Hosts the shop is known by: the configured ones, this machine, and the address the connection came in at. Whoever sends requests
 * can name any other, as often as he likes, so nothing may be kept or written for it.
 */
export function knownHosts({ publicUrl, allowedHosts, storeViews }: KnownHostsOptions): IsKnownHost {
  const configured = new Set([
    ...(allowedHosts ?? []),
    ...(publicUrl === null ? [] : [new URL(publicUrl).host]),
    ...storeViews.flatMap(({ host }) => host ?? []),
  ])
  return (request) => configured.has(request.host.toLowerCase()) || isOwn(request)
}

/** 'localhost:3000', or '127.0.0.1:3000' over a connection to that address. */
function isOwn({ host, raw: { socket } }: FastifyRequest): boolean {
  const address = socket.localAddress?.replace(/^::ffff:/, '') ?? ''
  const name = address.includes(':') ? `[${address}]` : address
  return [`localhost:${socket.localPort}`, `${name}:${socket.localPort}`].includes(host.toLowerCase())
}

/** Refuses requests for other hosts, where hosts are allowed by name. @source RFC 9110 §15.5.20 */
export const allowedHosts = fp(
  async (app: FastifyInstance, { isKnownHost, isOpen }: { readonly isKnownHost: IsKnownHost; readonly isOpen: boolean }) => {
    if (isOpen) return
    app.addHook('onRequest', (request, reply, next) => {
      if (isKnownHost(request) || request.url.startsWith(HEALTH)) return next()
      reply
        .code(421)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('This shop does not answer to this host.')
    })
  },
)
