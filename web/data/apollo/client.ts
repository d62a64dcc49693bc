import { ApolloClient } from '@apollo/client'
import { InMemoryCache } from '@apollo/client/cache'
import type { DocumentNode } from 'graphql'
import { pageEndpoint } from '../../api/endpoint.ts'
import { parsed } from '../generated/parsed.ts'
import { trustedDocuments } from './link.ts'
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
