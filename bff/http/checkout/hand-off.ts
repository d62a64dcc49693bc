import type { FastifyInstance, FastifyRequest } from 'fastify'
import { consentIn } from '#schema/rules/consent.ts'
import { PlatformError } from '../../platform/errors.ts'
import { storeQuery } from '../../platform/http/store-query.ts'
import { checkoutPath } from '../../services/checkout/hand-off.ts'
import type { RequestScope } from '../../services/request-scope.ts'
import type { SendErrorPage } from '../pages/error-pages.ts'
import type { PublicOrigin } from '../requests/public-origin.ts'
import { CHECKOUT, isNavigation } from './navigation.ts'

interface HandOffOptions {
  /** Origin of the external checkout. */
  readonly checkoutUrl: string
  /** Otherwise nobody consents to them, whatever a cookie says. */
  readonly isAnalyticsOn: boolean
  /** Whether the checkout is told which address of the shop the shopper came from. */
  readonly namesReturn: boolean
  readonly origin: PublicOrigin
  readonly scopeOf: (request: FastifyRequest) => RequestScope
  readonly sendErrorPage: SendErrorPage
}

/**
 * `/checkout` leads to the external checkout with the shopper's cart; whoever has none to hand over is led to the cart. Who signed in stands in
 * the header `location` alone, of an answer that nobody keeps; nothing of the request is in it but the consent to analytics,
 * by the cookie that the shopper's answer is kept in, the code of a store view that is not the default one, and, for a checkout that leads
 * back to several hosts, where the shop is: one of its known hosts.
 * @source CHECKOUT-1, CHECKOUT-2, CHECKOUT-12, VIEW-2; decision 0119
 */
export async function handOff(app: FastifyInstance, options: HandOffOptions) {
  const { checkoutUrl, isAnalyticsOn, namesReturn, origin, scopeOf, sendErrorPage } = options
  app.get(CHECKOUT, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    if (!isNavigation(request)) return sendErrorPage(request, reply, 400)
    try {
      const path = request.session ? await checkoutPath(scopeOf(request)) : null
      if (path === null) return reply.redirect(`${scopeOf(request).storeView.basePath}/cart`, 303)
      const hasConsent = isAnalyticsOn && consentIn(request.headers.cookie ?? '') === 'granted'
      const { storeView } = scopeOf(request)
      const query = new URLSearchParams({
        ...(hasConsent && { gtm: 'true' }),
        ...storeQuery(storeView),
        ...(namesReturn && { returnTo: `${origin(request)}${storeView.basePath}` }),
      })
      return reply.redirect(`${checkoutUrl}${path}${query.size > 0 ? `?${query}` : ''}`, 303)
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error
      request.log.warn(error.forLog(), 'cart not handed over to the checkout')
      return sendErrorPage(request, reply, 503)
    }
  })
}
