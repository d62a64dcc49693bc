import { ApolloLink } from '@apollo/client/link'
import { OperationTypeNode } from 'graphql'
import { Observable } from 'rxjs'
import { MUTATION, OWN_PAGE_HEADER, SEARCH } from '#schema/rules/constants.ts'
import { hasLostListing } from '#schema/rules/missing-listing.ts'
import { OfflineError, UnavailableError } from './errors.ts'
import { noteAnswer, noteNetwork } from './network.ts'
import { refuseExpired } from './session-expired.ts'

const ACCEPTED = 'application/graphql-response+json, application/json'

/** Not a failure: the product exists, and the merchant has disabled it. */
const DISABLED = 'PRODUCT_DISABLED'

/** The context an operation passes to the link. */
export interface LinkContext {
  /** Id of the persisted operation. */
  documentId: string
  signal: AbortSignal | undefined
  /** Sends private queries as POST, like mutations: caches cannot store the answer, and other sites cannot send the request. */
  isPrivate?: boolean
}

/**
 * Sends an operation by its document id. Queries use GET, so that shared caches can store the answer. Mutations use POST with JSON,
 * which other sites' pages cannot send, and are never deduplicated.
 * @param endpoint path or address of the GraphQL server
 * @source LIMIT-7; decision 0006
 */
export const trustedDocuments = (endpoint: string) =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const abort = new AbortController()
        send(endpoint, operation, abort.signal).then(
          (answer) => {
            observer.next(answer)
            observer.complete()
          },
          (error) => observer.error(error),
        )
        return () => abort.abort()
      }),
  )

async function send(endpoint: string, operation: ApolloLink.Operation, abandoned: AbortSignal): Promise<ApolloLink.Result> {
  const { signal, isPrivate = false } = operation.getContext() as LinkContext
  const isMutation = operation.operationType === OperationTypeNode.MUTATION
  const timeout = AbortSignal.timeout(isMutation ? MUTATION.clientTimeoutMs : SEARCH.clientTimeoutMs)
  const request = isMutation || isPrivate ? postRequest(endpoint, operation) : queryRequest(endpoint, operation)
  const refuseLate = (cause: unknown) => {
    if (signal?.aborted || abandoned.aborted) throw cause
    if (timeout.aborted) throw new UnavailableError('no answer in time', { cause })
  }
  const response = await fetch(request, {
    signal: AbortSignal.any([timeout, abandoned, ...(signal ? [signal] : [])]),
  }).catch((cause) => {
    refuseLate(cause)
    noteNetwork({ isOnline: false })
    throw new OfflineError({ cause })
  })
  noteAnswer()
  return readAnswer(response, refuseLate)
}

function queryRequest(endpoint: string, { variables, getContext }: ApolloLink.Operation): Request {
  const { documentId } = getContext() as LinkContext
  const query = new URLSearchParams({ documentId, variables: JSON.stringify(variables) })
  return new Request(`${endpoint}?${query}`, { headers: { accept: ACCEPTED } })
}

function postRequest(endpoint: string, { variables, getContext }: ApolloLink.Operation): Request {
  const { documentId } = getContext() as LinkContext
  return new Request(endpoint, {
    method: 'POST',
    headers: { accept: ACCEPTED, 'content-type': 'application/json', [OWN_PAGE_HEADER.name]: OWN_PAGE_HEADER.value },
    body: JSON.stringify({ documentId, variables }),
  })
}

/** Accepts an answer with data even if it is incomplete, except a category without its listing. */
async function readAnswer(response: Response, refuseLate: (cause: unknown) => void): Promise<ApolloLink.Result> {
  if (!response.headers.get('content-type')?.includes('json')) throw new UnavailableError(`status ${response.status}`)
  const answer: ApolloLink.Result = await response.json().catch((cause) => {
    refuseLate(cause)
    throw new UnavailableError('half an answer', { cause })
  })
  refuseExpired(answer.errors)
  const failed = answer.errors?.find(
    ({ path, extensions }) =>
      extensions?.code !== DISABLED && (path === undefined || path.length === 1 || hasLostListing(path, answer.data)),
  )
  if (failed || !answer.data) throw new UnavailableError(failed?.message ?? `status ${response.status}`)
  return answer
}
