import type { ApolloClient } from '@apollo/client'
import type { DocumentNode } from 'graphql'
import type { MutationOperation, MutationResult } from '#schema/operation.ts'
import { UnavailableError } from '../errors.ts'

/**
 * Sends a mutation and gives its answer, `userErrors` included, as it came: nothing of it goes into the cache, which is for
 * everyone's data, and nothing is sent again by itself.
 * @param document of the mutation, parsed
 * @throws OfflineError when the request did not reach the shop, or its answer did not come back
 * @throws UnavailableError when the shop does not answer, or refuses the request as a whole
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
  // What was changed is changed, even where something beside it could not be read.
  if (!data) throw error ?? new UnavailableError('an answer without data')
  // The operation says the type of its answer.
  return data as Result
}
