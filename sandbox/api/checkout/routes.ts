import type { FastifyInstance, FastifyReply } from 'fastify'
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
  const shopUrl = () => platform.deployment.shopUrl()
  const refuse = (reply: FastifyReply, obstacle: Obstacle | 'ordered') =>
    html(reply.code(STATUS[obstacle]), obstaclePage(obstacle, shopUrl()))
  const show = (reply: FastifyReply, cart: OpenCart, form: OrderForm, errors: FormErrors = {}) => {
    const totals = orderTotals(cart, platform.quotes)
    if (totals.lines.length === 0) return refuse(reply, 'empty')
    return html(reply, checkoutPage({ totals, form, errors, shopUrl: shopUrl() }))
  }
  const leave = (reply: FastifyReply, { number, email }: OrderReceipt) =>
    reply.headers(HEADERS).redirect(`${shopUrl()}/order-success/${encodeURIComponent(number)}/${encodeURIComponent(email)}`, 303)

  void app.register(async (pages) => {
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
      done(null, text),
    )
    pages.get<{ Params: HandOff }>(ADDRESS, (request, reply) => {
      const cart = handedOver(request.params, platform)
      if (typeof cart === 'string') return refuse(reply, cart)
      return orderOf(cart, platform) ? refuse(reply, 'ordered') : show(reply, cart, knownForm(cart.customer))
    })
    pages.post<{ Params: HandOff }>(ADDRESS, (request, reply) => {
      const cart = handedOver(request.params, platform)
      if (typeof cart === 'string') return refuse(reply, cart)
      // Whoever sends it twice has ordered once.
      const before = orderOf(cart, platform)
      if (before) return leave(reply, before)
      const form = readOrderForm(typeof request.body === 'string' ? request.body : '')
      const errors = orderFormErrors(form)
      if (Object.keys(errors).length > 0) return show(reply.code(422), cart, form, errors)
      if (orderTotals(cart, platform.quotes).lines.length === 0) return refuse(reply, 'empty')
      return leave(reply, placeOrder(cart, form, platform))
    })
  })
}

const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
}

const html = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').headers(HEADERS).send(page)
