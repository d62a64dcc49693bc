import type { ApolloClient } from '@apollo/client'
import type { DocumentNode } from 'graphql'
import type { PrivateOperation } from '#schema/operation.ts'
import { UnavailableError } from '../../api/errors.ts'

/**
 * Sends a private query and returns its answer unchanged. Nothing is cached, because the cache holds data shared by all shoppers.
 * @param document of the query, parsed
 * @throws OfflineError when the request did not reach the shop, or its answer did not come back
 * @throws UnavailableError when the shop does not answer, or the answer is incomplete
 */
export async function sendPrivateQuery<Result, Variables>(
  client: ApolloClient,
  document: DocumentNode,
  { id }: PrivateOperation<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Result> {
  const { data, error } = await client.query({
    query: document,
    variables: variables as Readonly<Record<string, unknown>>,
    fetchPolicy: 'no-cache',
    errorPolicy: 'all',
    context: { documentId: id, signal, isPrivate: true, queryDeduplication: false },
  })
  if (!data) throw error ?? new UnavailableError('an answer without data')
  // The operation defines the type of its answer.
  return data as Result
}
