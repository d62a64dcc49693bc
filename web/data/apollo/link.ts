import { ApolloLink } from '@apollo/client/link'
import { Observable } from 'rxjs'
import { SEARCH } from '#schema/rules/constants.ts'
import { OfflineError, UnavailableError } from '../errors.ts'
import { noteNetwork } from '../network.ts'

/** What a query takes with it to the link. */
export interface LinkContext {
  /** Id of the trusted document. */
  documentId: string
  signal: AbortSignal | undefined
}

/**
 * Sends a query by the id of its document over GET, so that anyone on the way may keep the answer.
 * @source LIMIT-7; decision 0006
 */
export const trustedDocuments = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      const abort = new AbortController()
      ask(operation, abort.signal).then(
        (answer) => {
          observer.next(answer)
          observer.complete()
        },
        (error) => observer.error(error),
      )
      return () => abort.abort()
    }),
)

async function ask({ variables, getContext }: ApolloLink.Operation, abandoned: AbortSignal): Promise<ApolloLink.Result> {
  const { documentId, signal } = getContext() as LinkContext
  const timeout = AbortSignal.timeout(SEARCH.clientTimeoutMs)
  const query = new URLSearchParams({ documentId, variables: JSON.stringify(variables) })
  const response = await fetch(`/graphql?${query}`, {
    headers: { accept: 'application/graphql-response+json, application/json' },
    signal: AbortSignal.any([timeout, abandoned, ...(signal ? [signal] : [])]),
  }).catch((cause) => {
    if (signal?.aborted || abandoned.aborted) throw cause
    if (timeout.aborted) throw new UnavailableError('no answer in time', { cause })
    noteNetwork({ isOnline: false })
    throw new OfflineError({ cause })
  })
  noteNetwork({ isOnline: true })
  return readAnswer(response)
}

/** An answer with data, however incomplete, is an answer. */
async function readAnswer(response: Response): Promise<ApolloLink.Result> {
  if (!response.headers.get('content-type')?.includes('json')) throw new UnavailableError(`status ${response.status}`)
  const answer: ApolloLink.Result = await response.json().catch((cause) => {
    throw new UnavailableError('half an answer', { cause })
  })
  const failed = answer.errors?.find(({ path }) => path === undefined || path.length === 1)
  if (failed || !answer.data) throw new UnavailableError(failed?.message ?? `status ${response.status}`)
  return answer
}
