import type { FastifyInstance, FastifyRequest } from 'fastify'
import { consentIn } from '#schema/rules/consent.ts'
import { PlatformError } from '../../platform/errors.ts'
import { storeQuery } from '../../platform/http/store-query.ts'
import { checkoutPath } from '../../services/checkout/hand-off.ts'
import type { RequestScope } from '../../services/request-scope.ts'
import type { SendErrorPage } from '../pages/error-pages.ts'
import { CHECKOUT, isNavigation } from './navigation.ts'

interface HandOffOptions {
  /** Origin of the external checkout. */
  readonly checkoutUrl: string
  /** Otherwise nobody consents to them, whatever a cookie says. */
  readonly isAnalyticsOn: boolean
  readonly scopeOf: (request: FastifyRequest) => RequestScope
  readonly sendErrorPage: SendErrorPage
}

/**
 * `/checkout` leads to the external checkout with the shopper's cart; whoever has none to hand over is led to the cart. Who signed in stands in
 * the header `location` alone, of an answer that nobody keeps; nothing of the request is in it but the consent to analytics,
 * by the cookie that the shopper's answer is kept in, and the code of a store view that is not the default one.
 * @source CHECKOUT-1, CHECKOUT-2, VIEW-2
 */
export async function handOff(app: FastifyInstance, { checkoutUrl, isAnalyticsOn, scopeOf, sendErrorPage }: HandOffOptions) {
  app.get(CHECKOUT, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    if (!isNavigation(request)) return sendErrorPage(request, reply, 400)
    try {
      const path = request.session ? await checkoutPath(scopeOf(request)) : null
      if (path === null) return reply.redirect(`${scopeOf(request).storeView.basePath}/cart`, 303)
      const hasConsent = isAnalyticsOn && consentIn(request.headers.cookie ?? '') === 'granted'
      const query = new URLSearchParams({ ...(hasConsent && { gtm: 'true' }), ...storeQuery(scopeOf(request).storeView) })
      return reply.redirect(`${checkoutUrl}${path}${query.size > 0 ? `?${query}` : ''}`, 303)
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error
      request.log.warn(error.forLog(), 'cart not handed over to the checkout')
      return sendErrorPage(request, reply, 503)
    }
  })
}
