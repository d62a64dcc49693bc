import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { isHost } from '../../config/values/hosts.ts'
import { UnreadableAddress } from './unreadable-address.ts'

/** Stands for every path that cannot be decoded: the router would answer those itself, without headers and in its own words. */
export const UNREADABLE = '/%3Funreadable'

/** Steps up and down in a path, which browsers take before they ask: '/de/../timber' is '/timber', also where it is written otherwise. */
const STEPS = /[\\/](?:\.|%2e){1,2}(?:[\\/?#]|$)/i

const ABSOLUTE = /^https?:\/\/(?<host>[^/?#]*)(?<path>.*)$/is

/**
 * The path and query a request is for: the target as it is, or what stands behind the host in one with scheme and host, whose
 * host then counts.
 * @source RFC 9112 §3.2
 */
export function readableTarget(request: IncomingMessage): string {
  const { host, path } = ABSOLUTE.exec(request.url ?? '')?.groups ?? {}
  if (host !== undefined) request.headers.host = host
  const target = path === undefined ? (request.url ?? '') : path.replace(/^(?!\/)/, '/')
  return target.startsWith('/') && isDecodable(target) ? resolved(target) : UNREADABLE
}

/** What reads a path has to read the same one: the store view, the route, the page. @source WHATWG URL, path state */
function resolved(target: string): string {
  if (!STEPS.test(target.split(/[?#]/, 1).join())) return target
  const { pathname, search } = new URL(`http://shop${target}`)
  return pathname + search
}

function isDecodable(target: string): boolean {
  if (!target.includes('%')) return true
  const [path = ''] = target.split(/[?#]/, 1)
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * Refuses requests whose path or host cannot be read, before anything is made of them. A host may be missing only where HTTP
 * knew none yet.
 * @source RFC 9112 §3.2
 */
export const requestTarget = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', ({ raw, host, url }, _reply, next) => {
    const isKnown = host === '' ? raw.httpVersion === '1.0' : isHost(host) && !hasSeveralHosts(raw)
    if (!isKnown) return next(new UnreadableAddress('host'))
    return url === UNREADABLE ? next(new UnreadableAddress('path')) : next()
  })
})

const hasSeveralHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length > 1
