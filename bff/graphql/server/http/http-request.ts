import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify'
import { OWN_PAGE_HEADER } from '#schema/rules/constants.ts'
import { PublicError } from '../../errors/codes.ts'
import { type CheckedOperation, type GraphqlRequest, isMap, type OperationCheck } from '../documents/persisted-operations.ts'

/**
 * Takes posts of JSON from this site only, and from sites that are named. Other sites' pages can send forms and plain text with the shopper's
 * cookies, but not JSON; GET needs no such care because it cannot change anything.
 *
 * @throws PublicError `UNSUPPORTED_MEDIA_TYPE`, `CROSS_SITE_REQUEST`
 */
export const refuseForeign =
  (origins: readonly string[]) =>
  async ({ method, headers }: FastifyRequest, _reply: FastifyReply, payload: RequestPayload): Promise<RequestPayload> => {
    if (method !== 'POST') return payload
    const mediaType = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
    if (mediaType !== 'application/json') throw new PublicError('UNSUPPORTED_MEDIA_TYPE', 'Send application/json.')
    if (headers['sec-fetch-site'] === 'cross-site' && !origins.includes(headers.origin ?? '')) {
      throw new PublicError('CROSS_SITE_REQUEST', 'Requests from other sites are not taken.')
    }
    return payload
  }

/**
 * Looks at a posted body before validation, which would turn 0 into 'no variables' and numbers into text, and refuse empty
 * extensions.
 * @throws PublicError `BAD_REQUEST`
 */
export async function checkBody({ method, body }: FastifyRequest): Promise<void> {
  if (method !== 'POST' || typeof body !== 'object' || body === null) return
  const { query = null, variables, extensions }: { query?: unknown; variables?: unknown; extensions?: unknown } = body
  if (query !== null && typeof query !== 'string') throw new PublicError('BAD_REQUEST', 'The query must be text.')
  if (!isMap(variables)) throw new PublicError('BAD_REQUEST', 'Variables must be a map of names to values.')
  if (!isMap(extensions)) throw new PublicError('BAD_REQUEST', 'Extensions must be a map.')
  if (extensions === null) Reflect.deleteProperty(body, 'extensions')
}

/**
 * Puts the text of the operation document where the server underneath looks for it.
 * @param isOwnPage whether the request may be about one shopper: it was sent by this shop's own page, or by none
 * @throws PublicError `METHOD_NOT_ALLOWED` for a mutation or a private question in an address
 * @throws PublicError `CROSS_SITE_REQUEST` for either from elsewhere
 * @throws PublicError and GraphQLError as `OperationCheck` does
 */
export function checkRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { checkOperation, isOwnPage }: RequestChecks,
): CheckedOperation {
  const sent = isRead(request) ? request.query : request.body
  if (request.validationError || typeof sent !== 'object' || sent === null) {
    throw new PublicError('BAD_REQUEST', `Not a GraphQL request: ${request.validationError?.message ?? 'nothing was sent'}.`)
  }
  const parameters: GraphqlRequest = sent
  const variables = isRead(request) ? parseVariables(parameters.variables) : parameters.variables
  const operation = checkOperation({ ...parameters, variables })
  if (isRead(request) && operation.isPrivate) {
    reply.header('allow', 'POST')
    throw new PublicError('METHOD_NOT_ALLOWED', 'Mutations and private questions are sent by POST.')
  }
  if (operation.isPrivate && !isOwnPage(request)) {
    throw new PublicError(
      'CROSS_SITE_REQUEST',
      `Mutations and private questions are for pages of this shop; they say ${OWN_PAGE}.`,
    )
  }
  Object.assign(sent, { query: operation.text })
  return operation
}

const OWN_PAGE = `${OWN_PAGE_HEADER.name}: ${OWN_PAGE_HEADER.value}`

export interface RequestChecks {
  readonly checkOperation: OperationCheck
  readonly isOwnPage: (request: FastifyRequest) => boolean
}

/** HEAD is asked what GET would answer. */
export const isRead = ({ method }: Pick<FastifyRequest, 'method'>): boolean => method === 'GET' || method === 'HEAD'

function parseVariables(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new PublicError('BAD_REQUEST', 'Variables are not JSON.')
  }
}
