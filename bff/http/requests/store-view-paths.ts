import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { StoreViewConfig } from '../../config/store-view.ts'
import { UNREADABLE } from './request-target.ts'

/** What a store view answers by itself beside pages, below its prefix too: '/de/graphql'. */
const OWN =
  /^\/(?:graphql|app-shell|checkout|catalogue-index\.json|client-manifest\.json|manifest\.webmanifest|sitemap[\w-]*\.xml|order-success\/[^?]*)(?:\?|$)/

const sent = new WeakMap<IncomingMessage, string>()

/** Path and query of a request as they were sent, with the prefix of the store view. */
export const sentPath = ({ raw, url }: Pick<FastifyRequest, 'url'> & Partial<Pick<FastifyRequest, 'raw'>>): string =>
  (raw && sent.get(raw)) ?? url

/**
 * Leads what store views answer by themselves to the one route there is for it, without their prefix; pages keep theirs. Of what cannot be
 * read the prefix alone is remembered, for its page to be in the language of the store view.
 * @param targetOf path and query that a request is for
 * @source VIEW-2
 */
export function withoutPrefix(
  storeViews: readonly Pick<StoreViewConfig, 'basePath'>[],
  targetOf: (request: IncomingMessage) => string,
) {
  const prefixes = storeViews.map(({ basePath }) => basePath).filter(Boolean)
  const prefixOf = (path: string) => prefixes.find((basePath) => path.startsWith(`${basePath}/`)) ?? ''
  return (request: IncomingMessage): string => {
    const target = targetOf(request)
    if (target === UNREADABLE) {
      sent.set(request, prefixOf(request.url ?? '') + target)
      return target
    }
    const prefix = prefixOf(target)
    const rest = target.slice(prefix.length)
    if (prefix === '' || !OWN.test(rest)) return target
    sent.set(request, target)
    return rest
  }
}
