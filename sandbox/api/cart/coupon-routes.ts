import type { FastifyInstance } from 'fastify'
import type { Quote } from '../../store/shoppers/quotes.ts'
import { Refusal } from '../envelope.ts'
import { type CartPlatform, cartEndpoint } from './cart-call.ts'
import { priceLines } from './lines.ts'
import { cartTotals } from './totals/totals.ts'

/** Characters that the platform cannot put into a path. */
const BREAKS_A_PATH = /[/?#%\s]/

/** A quote has at most one coupon; an empty quote accepts neither adding nor removing one. @source platform contract E2 */
export function couponRoutes(app: FastifyInstance, platform: CartPlatform): void {
  const { quotes } = platform
  const checkLines = (quote: Quote) => {
    if (quotes.lines(quote).length === 0) throw new Refusal(404, `The "${quote.id}" Cart doesn't contain products.`)
  }
  cartEndpoint(app, platform, {
    method: 'POST',
    path: 'apply-coupon',
    read: ({ parameters: { coupon } }) => {
      if (!coupon) throw new Refusal(500, 'No coupon code provided')
      if (BREAKS_A_PATH.test(coupon)) throw new Refusal(404, 'Request does not match any route.')
      return coupon
    },
    answer: ({ quote, buyer }, coupon) => {
      checkLines(quote)
      const { coupon: counts } = cartTotals({ ...quote, coupon }, priceLines(quotes, quote, buyer), buyer)
      if (counts === null) throw new Refusal(404, "The coupon code isn't valid. Verify the code and try again.")
      quotes.change(quote, { coupon: counts })
      return true
    },
  })
  cartEndpoint(app, platform, {
    method: 'POST',
    path: 'delete-coupon',
    answer: ({ quote }) => {
      checkLines(quote)
      quotes.change(quote, { coupon: null })
      return true
    },
  })
  cartEndpoint(app, platform, {
    method: 'GET',
    path: 'coupon',
    answer: ({ quote, buyer }) => cartTotals(quote, priceLines(quotes, quote, buyer), buyer).coupon,
  })
}
