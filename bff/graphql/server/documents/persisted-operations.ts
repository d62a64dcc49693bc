import { Kind, parse } from 'graphql'
import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'
import { PublicError } from '../../errors/codes.ts'
import type { IsPrivate } from './private-fields.ts'

/** A request as it came, with nothing taken for granted. */
export interface GraphqlRequest {
  readonly documentId?: unknown
  readonly query?: unknown
  readonly operationName?: unknown
  readonly variables?: unknown
}

export interface OperationRules {
  /** Text of each persisted operation by its id. */
  readonly documents: ReadonlyMap<string, string>
  /** Whether text that is not a persisted operation may be sent. */
  readonly freeQueries: boolean
  readonly isPrivate: IsPrivate
}

/** What may be executed. */
export interface CheckedOperation {
  readonly text: string
  readonly variables: Readonly<Record<string, unknown>>
  /** Of a persisted operation; null for free text. */
  readonly id: string | null
  readonly isQuery: boolean
  /** A mutation, or a question about what only one shopper may see. */
  readonly isPrivate: boolean
}

/**
 * The document a request may have executed, as text. Only text is taken: a document written as JSON, which the
 * server underneath would accept, does not parse here.
 *
 * @throws PublicError `PERSISTED_DOCUMENT_NOT_FOUND`, `PERSISTED_DOCUMENT_REQUIRED`, `BAD_REQUEST`
 * @throws GraphQLError for text that does not parse
 * @source GraphQL over HTTP, persisted documents
 */
export type OperationCheck = (request: GraphqlRequest) => CheckedOperation

interface ParsedDocument {
  readonly id: string | null
  readonly text: string
  readonly names: readonly string[]
  readonly isQuery: boolean
  readonly isPrivate: boolean
}

export function createOperationCheck({ documents, freeQueries, isPrivate }: OperationRules): OperationCheck {
  const trusted = new Map([...documents].map(([id, text]) => [id, parseDocument(id, text, isPrivate)]))

  return ({ documentId, query, operationName, variables = null }) => {
    if (!isMap(variables)) throw new PublicError('BAD_REQUEST', 'Variables must be a map of names to values.')
    const { names, ...document } =
      documentId === undefined ? freeDocument(query, freeQueries, isPrivate) : trustedDocument(documentId)
    if (typeof operationName === 'string' && operationName !== '' && !names.includes(operationName)) {
      throw new PublicError('BAD_REQUEST', `The document has no operation named '${operationName}'.`)
    }
    return { ...document, variables: variables ?? {} }
  }

  function trustedDocument(id: unknown): ParsedDocument {
    const found = typeof id === 'string' ? trusted.get(id) : undefined
    if (!found) throw new PublicError('PERSISTED_DOCUMENT_NOT_FOUND', 'PersistedDocumentNotFound')
    return found
  }
}

function freeDocument(query: unknown, freeQueries: boolean, isPrivate: IsPrivate): ParsedDocument {
  if (!freeQueries) throw new PublicError('PERSISTED_DOCUMENT_REQUIRED', 'PersistedDocumentRequired')
  if (typeof query !== 'string' || query.trim() === '') throw new PublicError('BAD_REQUEST', 'The request has no query.')
  return parseDocument(null, query, isPrivate)
}

function parseDocument(id: string | null, text: string, isPrivate: IsPrivate): ParsedDocument {
  const { definitions } = parse(text, { maxTokens: GRAPHQL_LIMITS.tokens })
  const operations = definitions.filter((part) => part.kind === Kind.OPERATION_DEFINITION)
  return {
    id,
    text,
    names: operations.flatMap(({ name }) => name?.value ?? []),
    isQuery: operations.every(({ operation }) => operation === 'query'),
    isPrivate: isPrivate(definitions),
  }
}

/** A map of names to values, or none. */
export const isMap = (value: unknown): value is Readonly<Record<string, unknown>> | null | undefined =>
  value === undefined || value === null || (typeof value === 'object' && !Array.isArray(value))
