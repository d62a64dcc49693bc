import type { FastifyInstance, FastifyReply } from 'fastify'
import type { StoreView } from '../../store-views.ts'
import { viewOf } from '../parameters.ts'
import { homeOf } from '../said.ts'
import { type CheckoutPlatform, type HandOff, handedOver, type Obstacle, type OpenCart, orderTotals } from './handed-over.ts'
import { type FormErrors, knownForm, type OrderForm, orderFormErrors, readOrderForm } from './order-form.ts'
import { checkoutPage, obstaclePage } from './pages.ts'
import { type OrderReceipt, orderOf, placeOrder } from './place-order.ts'

/** As the shop writes it; guests have no token. */
const ADDRESS = '/vue/cart/sync/token/:token/cart/:cart'

const STATUS: Readonly<Record<Obstacle | 'ordered', number>> = { expired: 401, unknown: 404, empty: 409, ordered: 410 }

/**
 * The checkout that a shop hands its carts over to, in the place of one run by somebody else: a plain page that shows the cart, takes the
 * order and leads back.
 * @source CHECKOUT-1, SHOP-13
 */
export function checkoutPages(app: FastifyInstance, platform: CheckoutPlatform): void {
  const shopUrl = (view: StoreView) => homeOf(view, platform.deployment.shopUrl())
  const refuse = (reply: FastifyReply, obstacle: Obstacle | 'ordered', view: StoreView) =>
    html(reply.code(STATUS[obstacle]), obstaclePage(obstacle, view, shopUrl(view)))
  const show = (reply: FastifyReply, cart: OpenCart, form: OrderForm, errors: FormErrors = {}) => {
    const totals = orderTotals(cart, platform.quotes)
    const { view } = cart.buyer
    if (totals.lines.length === 0) return refuse(reply, 'empty', view)
    return html(reply, checkoutPage({ view, totals, form, errors, shopUrl: shopUrl(view) }))
  }
  const leave = (reply: FastifyReply, { number, email }: OrderReceipt, view: StoreView) =>
    reply
      .headers(HEADERS)
      .redirect(`${shopUrl(view)}/order-success/${encodeURIComponent(number)}/${encodeURIComponent(email)}`, 303)

  void app.register(async (pages) => {
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
      done(null, text),
    )
    pages.get<{ Params: HandOff }>(ADDRESS, (request, reply) => {
      const view = viewOf(request)
      const cart = handedOver(request.params, view, platform)
      if (typeof cart === 'string') return refuse(reply, cart, view)
      return orderOf(cart, platform) ? refuse(reply, 'ordered', view) : show(reply, cart, knownForm(cart.customer))
    })
    pages.post<{ Params: HandOff }>(ADDRESS, (request, reply) => {
      const view = viewOf(request)
      const cart = handedOver(request.params, view, platform)
      if (typeof cart === 'string') return refuse(reply, cart, view)
      // Whoever sends it twice has ordered once.
      const before = orderOf(cart, platform)
      if (before) return leave(reply, before, view)
      const form = readOrderForm(typeof request.body === 'string' ? request.body : '')
      const errors = orderFormErrors(form, view)
      if (Object.keys(errors).length > 0) return show(reply.code(422), cart, form, errors)
      if (orderTotals(cart, platform.quotes).lines.length === 0) return refuse(reply, 'empty', view)
      return leave(reply, placeOrder(cart, form, platform), view)
    })
  })
}

const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
}

const html = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').headers(HEADERS).send(page)
