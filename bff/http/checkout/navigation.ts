import type { FastifyRequest } from 'fastify'

/** Where shoppers leave for the external checkout. */
export const CHECKOUT = '/checkout'

/**
 * Whether a browser goes to a page with a request, now. Scripts, pictures and prefetches say that they are none; what says nothing is an older
 * browser, or none.
 * @source Fetch metadata request headers, `Sec-Fetch-Mode`
 */
export const isNavigation = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  [undefined, 'navigate'].includes(headers['sec-fetch-mode']) && !/prefetch|prerender/i.test(purposeOf(headers))

const purposeOf = (headers: FastifyRequest['headers']): string =>
  [headers['sec-purpose'], headers.purpose, headers['x-moz']].flat().join(' ')

/** Whether somebody leaves for the checkout from a page of this shop, or by an address that was typed: no other site can hand a cart over. */
export const isCheckoutNavigation = (request: Pick<FastifyRequest, 'headers' | 'routeOptions'>): boolean =>
  request.routeOptions.url === CHECKOUT &&
  isNavigation(request) &&
  [undefined, 'same-origin', 'none'].includes(request.headers['sec-fetch-site'])
