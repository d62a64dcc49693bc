import type { FastifyRequest } from 'fastify'
import { OWN_PAGE_HEADER } from '#schema/rules/constants.ts'
import type { PublicOrigin } from './public-origin.ts'

/** Whether a request comes from a page of this shop, or from no page at all. */
export type IsOwnPage = (request: FastifyRequest) => boolean

/**
 * Browsers send the initiating site; older ones send only the origin. A client that is not a browser has no shopper's cookies except those
 * it was given. Another site's page cannot send the additional header without a CORS preflight.
 * @source decision 0002; Fetch metadata request headers, `Sec-Fetch-Site`
 */
export const fromOwnPage =
  (readOrigin: PublicOrigin): IsOwnPage =>
  (request) => {
    const { [OWN_PAGE_HEADER.name]: own, 'sec-fetch-site': site, origin } = request.headers
    if (own !== OWN_PAGE_HEADER.value) return false
    if (site !== undefined) return site === 'same-origin' || site === 'none'
    return origin === undefined || origin === readOrigin(request)
  }
