import type { GraphQLSchema } from 'graphql'
import type { ClientConfig } from '../../../config/clients.ts'
import { checkClientDocuments } from './client-documents.ts'
import { neededScopes } from './needed-scopes.ts'
import { privateOperations } from './private-fields.ts'
import type { RecentDocuments } from './recent-documents.ts'
import { createOperationCheck, type OperationCheck } from './trusted-documents.ts'

export interface OperationChecksOptions {
  readonly schema: GraphQLSchema
  readonly documents: ReadonlyMap<string, string>
  readonly recent?: Pick<RecentDocuments, 'get'> | null
  /** Allows free queries and introspection; otherwise only trusted documents are executed. */
  readonly playground: boolean
  /** Registered clients, which execute their own documents instead. */
  readonly clients?: readonly ClientConfig[]
}

/**
 * The checks of the shop's own documents and of each registered client's. The check of one client does not accept documents of another.
 * @throws ConfigError if a document of a client can never be executed
 */
export function createOperationChecks({ schema, documents, recent = null, playground, clients = [] }: OperationChecksOptions) {
  checkClientDocuments(clients, schema, { introspection: playground })
  const rules = { freeQueries: playground, isPrivate: privateOperations(schema), neededScopes: neededScopes(schema) }
  const own = createOperationCheck({ documents, recent, ...rules })
  const byClient = new Map(
    clients.map((client) => {
      const texts = new Map(client.documents.map(({ id, text }) => [id, text]))
      return [client.id, withOwnIds(client.id, createOperationCheck({ documents: texts, ...rules }))]
    }),
  )
  return (client: ClientConfig | null): OperationCheck => (client && byClient.get(client.id)) ?? own
}

/** Two clients may give different documents the same id, so the ids in cache keys include the client. */
const withOwnIds =
  (client: string, check: OperationCheck): OperationCheck =>
  (request) => {
    const operation = check(request)
    return operation.id === null ? operation : { ...operation, id: `${client} ${operation.id}` }
  }
