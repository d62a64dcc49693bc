import type { FastifyRequest } from 'fastify'
import { OWN_PAGE_HEADER } from '#schema/rules/constants.ts'
import type { PublicOrigin } from './public-origin.ts'

/** Whether a request was sent by a page of this shop, or by no page at all. */
export type IsOwnPage = (request: FastifyRequest) => boolean

/**
 * The browser says where a request comes from; older ones say the origin alone. What is no browser has no shopper's cookies but those it
 * was given. The header besides is one that another site's page cannot send without being asked whether it may.
 * @source decision 0064; Fetch metadata request headers, `Sec-Fetch-Site`
 */
export const fromOwnPage =
  (originOf: PublicOrigin): IsOwnPage =>
  (request) => {
    const { [OWN_PAGE_HEADER.name]: own, 'sec-fetch-site': site, origin } = request.headers
    if (own !== OWN_PAGE_HEADER.value) return false
    if (site !== undefined) return site === 'same-origin' || site === 'none'
    return origin === undefined || origin === originOf(request)
  }
