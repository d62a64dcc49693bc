import type { FastifyInstance, FastifyRequest } from 'fastify'
import { consentIn } from '#schema/rules/consent.ts'
import { PlatformError } from '../../platform/base/errors.ts'
import { storeQuery } from '../../platform/http/store-query.ts'
import { checkoutPath } from '../../services/checkout/hand-off.ts'
import { privateScope } from '../../services/scope/private-scope.ts'
import type { RequestScope } from '../../services/scope/request-scope.ts'
import type { SendErrorPage } from '../pages/error-pages.ts'
import type { PublicOrigin } from '../requests/public-origin.ts'
import { CHECKOUT, isNavigation } from './navigation.ts'

interface HandOffOptions {
  readonly checkoutUrl: string
  /** If false, analytics consent is never passed on, whatever the cookie says. */
  readonly isAnalyticsOn: boolean
  /** Whether the checkout gets the shop URL the shopper came from. */
  readonly namesReturn: boolean
  readonly origin: PublicOrigin
  readonly getScope: (request: FastifyRequest) => RequestScope
  readonly sendErrorPage: SendErrorPage
}

/**
 * `/checkout` redirects to the external checkout with the shopper's cart, or to the cart page if there is nothing to hand over. The
 * customer's token appears only in the `location` header of an uncacheable answer. That URL contains nothing else of the request except
 * analytics consent from the shopper's cookie, and the code of a store view other than the default. A checkout that returns to several
 * hosts also gets the shop's URL, which is one of its known hosts.
 * @source CHECKOUT-1, CHECKOUT-2, CHECKOUT-12, VIEW-2; decision 0019
 */
export async function handOff(app: FastifyInstance, options: HandOffOptions) {
  const { checkoutUrl, isAnalyticsOn, namesReturn, origin, getScope, sendErrorPage } = options
  app.get(CHECKOUT, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    if (!isNavigation(request)) return sendErrorPage(request, reply, 400)
    try {
      const path = request.session ? await checkoutPath(privateScope(getScope(request))) : null
      if (path === null) return reply.redirect(`${getScope(request).storeView.basePath}/cart`, 303)
      const hasConsent = isAnalyticsOn && consentIn(request.headers.cookie ?? '') === 'granted'
      const { storeView } = getScope(request)
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
