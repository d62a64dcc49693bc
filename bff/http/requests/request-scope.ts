import type { FastifyRequest } from 'fastify'
import type { StoreViewConfig } from '../../config/store-view.ts'
import { storeViewAt } from '../../domain/urls/store-view.ts'
import { createRequestScope, type RequestScope, type ShopScope } from '../../services/request-scope.ts'

type Request = Pick<FastifyRequest, 'id' | 'log' | 'signal' | 'host' | 'url'>

/** What is made of a request, by whatever answers it: one scope for all that is executed for it. */
export interface RequestScopes {
  storeViewOf(request: Request): StoreViewConfig
  /** Its work ends when the caller leaves. */
  scopeOf(request: Request): RequestScope
  /** For what every visitor of a store view gets alike: others may wait for it too, so nobody's leaving ends it. */
  sharedScopeOf(request: Request): RequestScope
}

/**
 * Reads the store view off host and path; the session's cookies will be read here too.
 * @param storeViews the default one first
 */
export function createRequestScopes(shop: ShopScope, storeViews: readonly StoreViewConfig[]): RequestScopes {
  const storeViewOf = ({ host, url }: Request) => storeViewAt(storeViews, { host, path: url })
  const factsOf = (request: Request) => ({
    storeView: storeViewOf(request),
    log: request.log,
    now: new Date(),
    requestId: request.id,
  })
  return {
    storeViewOf,
    scopeOf: (request) => createRequestScope(shop, { ...factsOf(request), signal: request.signal }),
    sharedScopeOf: (request) => createRequestScope(shop, factsOf(request)),
  }
}
