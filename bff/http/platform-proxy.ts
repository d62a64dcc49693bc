import type { FastifyHttpProxyOptions } from '@fastify/http-proxy'

interface ProxiedReply {
  /** The platform's URL without `/api`. */
  readonly url: string
  /** Beginning of the path, the same here and there: '/media'. */
  readonly path: string
  /** Time limit of the connection, of the answer's head, and again of its body. */
  readonly timeoutMs: number
  /** The largest answer, in bytes. */
  readonly largest: number
}

const CONNECTIONS = 16

/** Settings of `@fastify/http-proxy` for paths that are passed on to the platform. @source decision 0014 */
export function platformProxy({ url, path, timeoutMs, largest }: ProxiedReply) {
  const { origin, pathname } = new URL(url)
  return {
    upstream: origin,
    prefix: path,
    rewritePrefix: pathname.replace(/\/+$/, '') + path,
    routes: ['/*'],
    proxyPayloads: false,
    undici: {
      connections: CONNECTIONS,
      // By default the proxy accepts any certificate.
      connect: { rejectUnauthorized: true, timeout: timeoutMs },
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      maxResponseSize: largest,
    },
    destroyAgent: true,
    disableRequestLogging: true,
  } satisfies FastifyHttpProxyOptions
}
