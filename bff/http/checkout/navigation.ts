import type { FastifyRequest } from 'fastify'

/** The path that leads to the external checkout. */
export const CHECKOUT = '/checkout'

/**
 * Whether the request is a browser's page navigation. Scripts, pictures and prefetches identify themselves as something else. A request
 * without the header comes from an older browser or from no browser.
 * @source Fetch metadata request headers, `Sec-Fetch-Mode`
 */
export const isNavigation = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  [undefined, 'navigate'].includes(headers['sec-fetch-mode']) && !/prefetch|prerender/i.test(readPurpose(headers))

const readPurpose = (headers: FastifyRequest['headers']): string =>
  [headers['sec-purpose'], headers.purpose, headers['x-moz']].flat().join(' ')

/** Whether the shopper navigates to the checkout from this shop or by a typed URL, so that no other site can hand over a cart. */
export const isCheckoutNavigation = (request: Pick<FastifyRequest, 'headers' | 'routeOptions'>): boolean =>
  request.routeOptions.url === CHECKOUT &&
  isNavigation(request) &&
  [undefined, 'same-origin', 'none'].includes(request.headers['sec-fetch-site'])
