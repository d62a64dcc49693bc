import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { StoreViewConfig } from '../../config/store-view.ts'
import { UNREADABLE } from './request-target.ts'

/** Routes besides pages that exist below each store view's prefix: '/de/graphql'. */
const OWN =
  /^\/(?:graphql|app-shell|checkout|catalogue-index\.json|client-manifest\.json|manifest\.webmanifest|sitemap[\w-]*\.xml|feeds\/(?:google|news)\.xml|llms\.txt|order-success\/[^?]*)(?:\?|$)/

const sent = new WeakMap<IncomingMessage, string>()

/** The original path and query of a request, including the store view's prefix. */
export const readSentPath = ({ raw, url }: Pick<FastifyRequest, 'url'> & Partial<Pick<FastifyRequest, 'raw'>>): string =>
  (raw && sent.get(raw)) ?? url

/**
 * Maps routes below a store view's prefix to the route without it; pages keep the prefix. For an unreadable path only the prefix is kept,
 * so that its error page has the store view's language.
 * @param readTarget path and query of a request
 * @source VIEW-2
 */
export function withoutPrefix(
  storeViews: readonly Pick<StoreViewConfig, 'basePath'>[],
  readTarget: (request: IncomingMessage) => string,
) {
  const prefixes = storeViews.map(({ basePath }) => basePath).filter(Boolean)
  const findPrefix = (path: string) => prefixes.find((basePath) => path.startsWith(`${basePath}/`)) ?? ''
  return (request: IncomingMessage): string => {
    const target = readTarget(request)
    if (target === UNREADABLE) {
      sent.set(request, findPrefix(request.url ?? '') + target)
      return target
    }
    const prefix = findPrefix(target)
    const rest = target.slice(prefix.length)
    if (prefix === '' || !OWN.test(rest)) return target
    sent.set(request, target)
    return rest
  }
}
