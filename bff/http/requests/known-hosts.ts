import { networkInterfaces } from 'node:os'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { ServerConfig } from '../../config/server.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'

export interface KnownHostsOptions extends Pick<ServerConfig, 'publicUrl' | 'allowedHosts'> {
  readonly storeViews: readonly Pick<StoreViewConfig, 'host'>[]
}

export type IsKnownHost = (request: FastifyRequest) => boolean

/** Load balancers check every second, and with any host. */
export const isHealthCheck = ({ url }: Pick<FastifyRequest, 'url'>): boolean => url.startsWith('/health/')

/**
 * The shop's hosts: the configured ones, this machine, and the address of the connection. A client can send any other host any number of
 * times, so nothing may be stored or logged for it.
 */
export function knownHosts(options: KnownHostsOptions): IsKnownHost {
  const configured = new Set(configuredHosts(options))
  return (request) => configured.has(request.host.toLowerCase()) || isOwn(request)
}

/** The configured hosts, without those of the connection. */
export const configuredHosts = ({ publicUrl, allowedHosts, storeViews }: KnownHostsOptions): readonly string[] => [
  ...(allowedHosts ?? []),
  ...(publicUrl === null ? [] : [new URL(publicUrl).host]),
  ...storeViews.flatMap(({ host }) => host ?? []),
]

/** Host names of this machine with a port: 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'. @param port empty for 80 */
export const ownHosts = (port: string): readonly string[] =>
  ['localhost', ...Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => inAddress(address)))].map(
    (name) => new URL(`http://${name}:${port}`).host,
  )

const inAddress = (address: string): string => (address.includes(':') ? `[${address}]` : address)

/** 'localhost:3000', or '127.0.0.1:3000' on a connection to that address. */
function isOwn({ host, raw: { socket } }: FastifyRequest): boolean {
  const address = socket.localAddress?.replace(/^::ffff:/, '') ?? ''
  return [`localhost:${socket.localPort}`, `${inAddress(address)}:${socket.localPort}`].includes(host.toLowerCase())
}

/** Rejects requests for other hosts if an allow list is configured. @source RFC 9110 §15.5.20 */
export const allowedHosts = fp(
  async (app: FastifyInstance, { isKnownHost, isOpen }: { readonly isKnownHost: IsKnownHost; readonly isOpen: boolean }) => {
    if (isOpen) return
    app.addHook('onRequest', (request, reply, next) => {
      if (isKnownHost(request) || isHealthCheck(request)) return next()
      reply
        .code(421)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('This shop does not answer to this host.')
    })
  },
)
