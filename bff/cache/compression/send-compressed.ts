import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CompressedBody } from './compress.ts'

/** Sends a body in the client's preferred encoding, or 304 if the client has the version of the reply's etag. */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, compressed: CompressedBody): FastifyReply {
  const etag = reply.getHeader('etag')
  if (reply.statusCode === 200 && isKnownVersion(request, etag)) return reply.code(304).send()
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  const body = encoding === 'identity' ? null : compressed[encoding]
  return body ? reply.header('content-encoding', encoding).send(body) : reply.send(compressed.identity)
}

/** Whether the client has this version: one entity tag of its list equals it, weak or not, or is the wildcard. @source RFC 9110 §13.1.2 */
export function isKnownVersion({ headers }: FastifyRequest, etag: unknown): boolean {
  const known = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim())
  return known.some((tag) => tag === '*' || (typeof etag === 'string' && strongTag(tag) === strongTag(etag)))
}

const strongTag = (etag: string): string => etag.replace(/^W\//, '')

const ENCODINGS = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof ENCODINGS)[number]

/** The best encoding the client accepts, by its q values; identity if it accepts none of ours. */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding {
  const offers = acceptEncoding?.toLowerCase() ?? ''
  const best = negotiate(offers, offers.includes('*') ? notRefused(offers) : [...ENCODINGS])
  return ENCODINGS.find((encoding) => encoding === best) ?? 'identity'
}

/** The parser resolves the wildcard to the first offer, so the offers must not contain encodings the header rejects. */
function notRefused(offers: string): Encoding[] {
  const named = offers.replaceAll('*', '')
  return ENCODINGS.filter((encoding) => !named.includes(encoding) || negotiate(named, [encoding]) !== null)
}
