import { ApolloLink } from '@apollo/client/link'
import { Observable } from 'rxjs'
import { sendOperation } from '../../api/client.ts'

export interface LinkContext {
  documentId: string
  signal: AbortSignal | undefined
  /** The answer is for one shopper: caches cannot store it, and other sites cannot send the request. */
  isPrivate?: boolean
}

/** Sends Apollo's queries with the shop's client. @param endpoint path or address of the GraphQL server */
export const trustedDocuments = (endpoint: string) =>
  new ApolloLink(
    ({ variables, getContext }) =>
      new Observable((observer) => {
        const { documentId, signal, isPrivate = false } = getContext() as LinkContext
        const abort = new AbortController()
        const signals = AbortSignal.any([abort.signal, ...(signal ? [signal] : [])])
        sendOperation({ endpoint, documentId, variables, kind: isPrivate ? 'private' : 'query', signal: signals }).then(
          (answer) => {
            observer.next(answer as ApolloLink.Result)
            observer.complete()
          },
          (error) => observer.error(error),
        )
        return () => abort.abort()
      }),
  )
