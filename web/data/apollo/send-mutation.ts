import type { ApolloClient } from '@apollo/client'
import type { DocumentNode } from 'graphql'
import type { MutationOperation, MutationResult } from '#schema/operation.ts'
import { UnavailableError } from '../../api/errors.ts'

/**
 * Sends a mutation and returns its answer unchanged, including `userErrors`. Nothing is cached, because the cache holds data shared by
 * all shoppers. Nothing is retried.
 * @param document of the mutation, parsed
 * @throws OfflineError when the request did not reach the shop, or its answer did not come back
 * @throws UnavailableError when the shop does not answer, or rejects the whole request
 */
export async function sendMutation<Result extends MutationResult, Variables>(
  client: ApolloClient,
  document: DocumentNode,
  { id }: MutationOperation<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Result> {
  const { data, error } = await client.mutate({
    mutation: document,
    variables: variables as Readonly<Record<string, unknown>>,
    fetchPolicy: 'no-cache',
    errorPolicy: 'all',
    context: { documentId: id, signal },
  })
  // The change has been made, even if another field of the answer could not be read.
  if (!data) throw error ?? new UnavailableError('an answer without data')
  // The operation defines the type of its answer.
  return data as Result
}
