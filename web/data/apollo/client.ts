import { ApolloClient } from '@apollo/client'
import { InMemoryCache } from '@apollo/client/cache'
import { ApolloLink } from '@apollo/client/link'
import type { DocumentNode } from 'graphql'
import { Observable } from 'rxjs'
import { sendOperation } from '../../api/client.ts'
import { pageEndpoint } from '../../api/endpoint.ts'
import { parsed } from '../generated/parsed.ts'
import { cacheConfig } from './policies.ts'

/** Opens a client of the open page's shop, with an empty cache. */
export function openClient() {
  const cache = new InMemoryCache(cacheConfig)
  const link = trustedDocuments(pageEndpoint())
  return { cache, client: new ApolloClient({ cache, link, devtools: { enabled: false }, assumeImmutableResults: true }) }
}

/** The document of an operation, parsed at build time. @throws if no operation has that name */
export function findDocument(name: string): DocumentNode {
  const document = parsed[name]
  if (!document) throw new Error(`There is no operation ${name}`)
  return document
}

interface LinkContext {
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
