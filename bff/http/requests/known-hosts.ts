import { networkInterfaces } from 'node:os'
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
export function knownHosts(options: KnownHostsOptions): IsKnownHost {
  const configured = new Set(configuredHosts(options))
  return (request) => configured.has(request.host.toLowerCase()) || isOwn(request)
}

/** Hosts the shop is known by, whatever address a connection comes in at. */
export const configuredHosts = ({ publicUrl, allowedHosts, storeViews }: KnownHostsOptions): readonly string[] => [
  ...(allowedHosts ?? []),
  ...(publicUrl === null ? [] : [new URL(publicUrl).host]),
  ...storeViews.flatMap(({ host }) => host ?? []),
]

/** Names under which this machine reaches one of its ports: 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'. @param port empty for 80 */
export const ownHosts = (port: string): readonly string[] =>
  ['localhost', ...Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => inAddress(address)))].map(
    (name) => new URL(`http://${name}:${port}`).host,
  )

const inAddress = (address: string): string => (address.includes(':') ? `[${address}]` : address)

/** 'localhost:3000', or '127.0.0.1:3000' over a connection to that address. */
function isOwn({ host, raw: { socket } }: FastifyRequest): boolean {
  const address = socket.localAddress?.replace(/^::ffff:/, '') ?? ''
  return [`localhost:${socket.localPort}`, `${inAddress(address)}:${socket.localPort}`].includes(host.toLowerCase())
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
