import type { FastifyReply, FastifyRequest } from 'fastify'
import { varyBy } from '../../../cache/vary.ts'
import { isAboutDocument } from '../../errors/codes.ts'

type ResponseType = 'application/graphql-response+json' | 'application/json'

const OWN = 'application/graphql-response+json'
const OLD = 'application/json'

/**
 * The media type an answer is sent in: the one the client would rather have, and JSON for clients that name neither.
 * @source GraphQL over HTTP, media types
 */
export function responseType(accept: string | undefined): ResponseType {
  const qualities = new Map((accept ?? '').split(',').map(readEntry))
  const own = qualities.get(OWN) ?? 0
  return own > 0 && own >= (qualities.get(OLD) ?? 0) ? OWN : OLD
}

/**
 * Sets the media type and the status of a response, also of a refusal. Clients that know JSON alone take a status of 400 for
 * a fault of something on the way and do not look at what is wrong with their document, so they get 200.
 * @param isDocumentRefused whether nothing but the document or its variables was wrong
 * @source GraphQL over HTTP, media types
 */
export function negotiate({ headers }: Pick<FastifyRequest, 'headers'>, reply: FastifyReply, isDocumentRefused: boolean): void {
  const type = responseType(headers.accept)
  varyBy(reply, 'accept')
  reply.type(`${type}; charset=utf-8`)
  if (type === OLD && isDocumentRefused && reply.statusCode === 400) reply.code(200)
}

/** The same for a payload that is still to be written. */
export async function negotiateResponse(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const errors: unknown = typeof payload === 'object' && payload !== null && 'errors' in payload ? payload.errors : []
  negotiate(request, reply, Array.isArray(errors) && errors.every((error) => isAboutDocument(error?.extensions?.code)))
  return payload
}

function readEntry(entry: string): [type: string, quality: number] {
  const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return [type, quality === undefined ? 1 : Number(quality.slice(2)) || 0]
}
