import { Kind, parse } from 'graphql'
import { GRAPHQL_LIMITS } from '#schema/rules/constants.ts'
import type { ClientScope } from '../../../config/clients.ts'
import { PublicError } from '../../errors/codes.ts'
import type { NeededScopes } from './needed-scopes.ts'
import type { IsPrivate } from './private-fields.ts'
import type { RecentDocuments } from './recent-documents.ts'

/** An unvalidated request. */
export interface GraphqlRequest {
  readonly documentId?: unknown
  readonly query?: unknown
  readonly extensions?: unknown
  readonly operationName?: unknown
  readonly variables?: unknown
}

export interface OperationRules {
  readonly documents: ReadonlyMap<string, string>
  readonly recent?: Pick<RecentDocuments, 'get'> | null
  readonly freeQueries: boolean
  readonly isPrivate: IsPrivate
  readonly neededScopes: NeededScopes
}

export interface CheckedOperation {
  readonly text: string
  readonly variables: Readonly<Record<string, unknown>>
  /** Id of the trusted document; null for a free query. */
  readonly id: string | null
  /** Name of the trusted document; 'free' for a free query, whose name a client chooses. */
  readonly name: string
  /** A mutation, or a query for private data. */
  readonly isPrivate: boolean
  /** The scopes that a registered client needs to send it. */
  readonly scopes: ReadonlySet<ClientScope>
}

/**
 * Checks that a request may be executed. Accepts documents as text only, although Mercurius would accept an AST as JSON.
 *
 * @throws PublicError `PERSISTED_DOCUMENT_NOT_FOUND`, `PERSISTED_DOCUMENT_REQUIRED`, `BAD_REQUEST`
 * @throws GraphQLError for text that does not parse
 * @source GraphQL over HTTP, persisted documents
 */
export type OperationCheck = (request: GraphqlRequest) => CheckedOperation

interface ParsedDocument extends Omit<CheckedOperation, 'variables' | 'name'> {
  readonly names: readonly string[]
}

const FREE = 'free'

export function createOperationCheck({ documents, recent, freeQueries, ...rules }: OperationRules): OperationCheck {
  const trusted = new Map([...documents].map(([id, text]) => [id, parseDocument(id, text, rules)]))

  return ({ documentId, query, operationName, variables = null }) => {
    if (!isMap(variables)) throw new PublicError('BAD_REQUEST', 'Variables must be an object.')
    const { names, ...document } =
      documentId === undefined ? freeDocument(query, freeQueries, rules) : trustedDocument(documentId)
    if (typeof operationName === 'string' && operationName !== '' && !names.includes(operationName)) {
      throw new PublicError('BAD_REQUEST', `The document has no operation named '${operationName}'.`)
    }
    return { ...document, name: (document.id !== null && names[0]) || FREE, variables: variables ?? {} }
  }

  function trustedDocument(id: unknown): ParsedDocument {
    const found = typeof id === 'string' ? (trusted.get(id) ?? recentDocument(id)) : undefined
    if (!found) throw new PublicError('PERSISTED_DOCUMENT_NOT_FOUND', 'PersistedDocumentNotFound')
    return found
  }

  function recentDocument(id: string): ParsedDocument | undefined {
    const text = recent?.get(id)
    return text === undefined ? undefined : parseDocument(id, text, rules)
  }
}

type DocumentRules = Pick<OperationRules, 'isPrivate' | 'neededScopes'>

function freeDocument(query: unknown, freeQueries: boolean, rules: DocumentRules): ParsedDocument {
  if (!freeQueries) throw new PublicError('PERSISTED_DOCUMENT_REQUIRED', 'PersistedDocumentRequired')
  if (typeof query !== 'string' || query.trim() === '') throw new PublicError('BAD_REQUEST', 'The request has no query.')
  return parseDocument(null, query, rules)
}

function parseDocument(id: string | null, text: string, { isPrivate, neededScopes }: DocumentRules): ParsedDocument {
  const { definitions } = parse(text, { maxTokens: GRAPHQL_LIMITS.tokens })
  const operations = definitions.filter((part) => part.kind === Kind.OPERATION_DEFINITION)
  return {
    id,
    text,
    names: operations.flatMap(({ name }) => name?.value ?? []),
    isPrivate: isPrivate(definitions),
    scopes: neededScopes(definitions),
  }
}

export const isMap = (value: unknown): value is Readonly<Record<string, unknown>> | null | undefined =>
  value === undefined || value === null || (typeof value === 'object' && !Array.isArray(value))
