import type { FastifyReply, FastifyRequest } from 'fastify'
import { varyBy } from '../../../cache/vary.ts'
import { isDocumentError } from '../../errors/codes.ts'

type ResponseType = 'application/graphql-response+json' | 'application/json'

const OWN = 'application/graphql-response+json'
const OLD = 'application/json'

/**
 * The media type that the client prefers; JSON for clients that accept neither by name.
 * @source GraphQL over HTTP, media types
 */
export function responseType(accept: string | undefined): ResponseType {
  const qualities = new Map((accept ?? '').split(',').map(readEntry))
  const own = qualities.get(OWN) ?? 0
  return own > 0 && own >= (qualities.get(OLD) ?? 0) ? OWN : OLD
}

/**
 * Sets the media type and the status of a response. Document errors have status 200 for clients of plain JSON, which treat 400 as a
 * transport error and ignore the body.
 * @param isDocumentRejected whether only the document or its variables are invalid
 * @source GraphQL over HTTP, media types
 */
export function negotiate({ headers }: Pick<FastifyRequest, 'headers'>, reply: FastifyReply, isDocumentRejected: boolean): void {
  const type = responseType(headers.accept)
  varyBy(reply, 'accept')
  reply.type(`${type}; charset=utf-8`)
  if (type === OLD && isDocumentRejected && reply.statusCode === 400) reply.code(200)
}

export async function negotiateResponse(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const errors: unknown = typeof payload === 'object' && payload !== null && 'errors' in payload ? payload.errors : []
  negotiate(request, reply, Array.isArray(errors) && errors.every((error) => isDocumentError(error?.extensions?.code)))
  return payload
}

function readEntry(entry: string): [type: string, quality: number] {
  const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return [type, quality === undefined ? 1 : Number(quality.slice(2)) || 0]
}
