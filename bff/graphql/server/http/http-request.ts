import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify'
import { OWN_PAGE_HEADER } from '#schema/rules/constants.ts'
import type { ClientConfig } from '../../../config/clients.ts'
import { PublicError } from '../../errors/codes.ts'
import { type CheckedOperation, type GraphqlRequest, isMap, type OperationCheck } from '../documents/trusted-documents.ts'

/**
 * Accepts POST requests only as JSON, from this site and the given origins. Pages of other sites can send forms and plain text with the
 * shopper's cookies, but not JSON. GET requests are safe because they change nothing.
 *
 * @throws PublicError `UNSUPPORTED_MEDIA_TYPE`, `CROSS_SITE_REQUEST`
 */
export const rejectCrossSite =
  (origins: readonly string[]) =>
  async (
    { method, headers, client = null }: FastifyRequest,
    _reply: FastifyReply,
    payload: RequestPayload,
  ): Promise<RequestPayload> => {
    if (method !== 'POST') return payload
    const mediaType = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
    if (mediaType !== 'application/json') throw new PublicError('UNSUPPORTED_MEDIA_TYPE', 'Send application/json.')
    // The origin of a registered client has been checked, and its session is not in a cookie.
    if (client === null && headers['sec-fetch-site'] === 'cross-site' && !origins.includes(headers.origin ?? '')) {
      throw new PublicError('CROSS_SITE_REQUEST', 'Cross-site requests are not allowed.')
    }
    return payload
  }

/**
 * Checks the types of a posted body before Fastify's validation, which coerces values and rejects `extensions: null`.
 * @throws PublicError `BAD_REQUEST`
 */
export async function checkBody({ method, body }: FastifyRequest): Promise<void> {
  if (method !== 'POST' || typeof body !== 'object' || body === null) return
  const { query = null, variables, extensions }: { query?: unknown; variables?: unknown; extensions?: unknown } = body
  if (query !== null && typeof query !== 'string') throw new PublicError('BAD_REQUEST', 'The query must be a string.')
  if (!isMap(variables)) throw new PublicError('BAD_REQUEST', 'Variables must be an object.')
  if (!isMap(extensions)) throw new PublicError('BAD_REQUEST', 'Extensions must be an object.')
  if (extensions === null) Reflect.deleteProperty(body, 'extensions')
}

/**
 * Checks a request and sets the text of its document as `query`, where Mercurius expects it.
 * @param isOwnPage whether a page of this shop or no page sent the request
 * @throws PublicError `METHOD_NOT_ALLOWED` for a private operation over GET
 * @throws PublicError `CROSS_SITE_REQUEST` for a private operation from another page
 * @throws PublicError `CLIENT_SCOPE` for an operation outside the scopes of the client
 * @throws the errors of `OperationCheck`
 */
export function checkRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { checkFor, isOwnPage }: RequestChecks,
): CheckedOperation {
  const { client = null } = request
  const sent = isRead(request) ? request.query : request.body
  if (request.validationError || typeof sent !== 'object' || sent === null) {
    throw new PublicError('BAD_REQUEST', `Not a GraphQL request: ${request.validationError?.message ?? 'it is empty'}.`)
  }
  const parameters: GraphqlRequest = sent
  const variables = isRead(request) ? parseVariables(parameters.variables) : parameters.variables
  const operation = checkFor(client)({ ...parameters, variables, documentId: readSentId(parameters) })
  if (client) requireScopes(operation, client)
  if (isRead(request) && operation.isPrivate) {
    reply.header('allow', 'POST')
    throw new PublicError('METHOD_NOT_ALLOWED', 'Send mutations and private queries by POST.')
  }
  if (operation.isPrivate && client === null && !isOwnPage(request)) {
    throw new PublicError(
      'CROSS_SITE_REQUEST',
      `Mutations and private queries need the header ${OWN_PAGE} and a page of this shop.`,
    )
  }
  Object.assign(sent, { query: operation.text })
  return operation
}

/** The document a request names, unchecked. */
export function readDocumentId(request: FastifyRequest): unknown {
  const sent = isRead(request) ? request.query : request.body
  return typeof sent === 'object' && sent !== null && 'documentId' in sent ? sent.documentId : undefined
}

/** The id of the document, in GraphQL over HTTP's place or in that of Apollo's clients. */
function readSentId({ documentId, query, extensions }: GraphqlRequest): unknown {
  if (documentId !== undefined || (query !== undefined && query !== null)) return documentId
  const given = typeof extensions === 'string' ? parseJson(extensions, 'Extensions are not JSON.') : extensions
  const persisted: unknown = isMap(given) ? given?.persistedQuery : undefined
  return isMap(persisted) ? persisted?.sha256Hash : undefined
}

function requireScopes({ scopes }: CheckedOperation, client: ClientConfig): void {
  const missing = [...scopes].find((scope) => !client.scopes.includes(scope))
  if (missing) throw new PublicError('CLIENT_SCOPE', `The client ${client.id} has no scope ${missing}.`)
}

const OWN_PAGE = `${OWN_PAGE_HEADER.name}: ${OWN_PAGE_HEADER.value}`

export interface RequestChecks {
  /** The check of a registered client's documents; of the shop's own without a client. */
  readonly checkFor: (client: ClientConfig | null) => OperationCheck
  readonly isOwnPage: (request: FastifyRequest) => boolean
}

export const isRead = ({ method }: Pick<FastifyRequest, 'method'>): boolean => method === 'GET' || method === 'HEAD'

const parseVariables = (text: unknown): unknown =>
  typeof text !== 'string' || text === '' ? undefined : parseJson(text, 'Variables are not JSON.')

function parseJson(text: string, failure: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new PublicError('BAD_REQUEST', failure)
  }
}
