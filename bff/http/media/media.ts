import proxy from '@fastify/http-proxy'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PlatformUnreachable } from '../../platform/base/errors.ts'
import { platformProxy } from '../platform-proxy.ts'

export interface MediaOptions {
  /** The platform's URL without `/api`; its files are below `/media`. */
  readonly url: string
  readonly timeoutMs: number
}

/** Content types passed on: nothing that a browser would execute. */
const READABLE = /^(application\/pdf|image\/(png|jpeg|webp|gif|avif)|video\/(mp4|webm)|text\/(plain|csv))\s*(;|$)/
/** The encoding too: some servers compress unasked. */
const HEADERS = ['content-type', 'content-encoding', 'content-length', 'last-modified'] as const
const LARGEST_FILE = 32 * 1024 * 1024
/** Encoded separators, which appear only after decoding. */
const HIDDEN_SEPARATOR = /%2f|%5c|%00/i

/**
 * `/media/*`: serves product documents and videos from this origin. The platform learns nothing about the client. Only the file, its type and its
 * size are passed on. The certificate of an HTTPS platform is verified.
 */
export async function media(app: FastifyInstance, { url, timeoutMs }: MediaOptions) {
  await app.register(proxy, {
    ...platformProxy({ url, path: '/media', timeoutMs, largest: LARGEST_FILE }),
    httpMethods: ['GET', 'HEAD'],
    preHandler: async (request, reply) => (isFile(request) ? undefined : reply.callNotFound()),
    replyOptions: {
      queryString: () => '',
      rewriteRequestHeaders: () => ({ accept: '*/*' }),
      rewriteHeaders: (headers) => Object.fromEntries(HEADERS.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))),
      // Disables retries, including those by `Retry-After`.
      retryDelay: () => null,
      onError: (reply, { error }) => void reply.send(new PlatformUnreachable('PLATFORM_NETWORK', null, error.message)),
      onResponse: (_request, reply, { statusCode, stream }) => {
        const isReadable = READABLE.test(String(reply.getHeader('content-type') ?? ''))
        if (statusCode === 200 && isReadable) return reply.header('cache-control', 'public, max-age=86400').send(stream)
        stream.resume()
        for (const name of HEADERS) reply.removeHeader(name)
        if (statusCode >= 500) return reply.send(new PlatformUnreachable('PLATFORM_FAILED', statusCode))
        return reply.callNotFound()
      },
    },
  })
}

/** Whether the URL names a file below `/media` and has no other possible reading. */
function isFile({ url, params }: FastifyRequest): boolean {
  const [path = ''] = url.split('?', 1)
  if (HIDDEN_SEPARATOR.test(path) || path.includes('\\')) return false
  const name: unknown = Object(params)['*']
  return typeof name === 'string' && name.split('/').every((segment) => !['', '.', '..'].includes(segment))
}
