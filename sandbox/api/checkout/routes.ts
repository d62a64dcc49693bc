import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StoreView } from '../../store-views.ts'
import { readParameters, readStoreView } from '../parameters.ts'
import { type CheckoutPlatform, findCart, type HandOff, type Obstacle, type OpenCart, orderTotals } from './handed-over.ts'
import { type FormErrors, knownForm, type OrderForm, orderFormErrors, readOrderForm } from './order-form.ts'
import { checkoutPage, obstaclePage } from './pages.ts'
import { findOrder, type OrderReceipt, placeOrder } from './place-order.ts'
import { shopHome } from './shop-home.ts'

/** The path that the shop hands over to; the token is empty for guests. */
const ADDRESS = '/vue/cart/sync/token/:token/cart/:cart'

const STATUS: Readonly<Record<Obstacle | 'ordered', number>> = { expired: 401, unknown: 404, empty: 409, ordered: 410 }

/**
 * The checkout that a shop hands its carts over to, standing in for an external one.
 * A plain page that shows the cart, takes the order and redirects to the shop.
 * @source CHECKOUT-1, SHOP-13
 */
export function checkoutPages(app: FastifyInstance, platform: CheckoutPlatform): void {
  const readVisit = (request: FastifyRequest): Visit => {
    const view = readStoreView(request)
    return { view, home: shopHome(view, readParameters(request.query).returnTo, platform.deployment) }
  }
  const refuse = (reply: FastifyReply, obstacle: Obstacle | 'ordered', { view, home }: Visit) =>
    html(reply.code(STATUS[obstacle]), obstaclePage(obstacle, view, home))
  const show = (reply: FastifyReply, visit: Visit, cart: OpenCart, form: OrderForm, errors: FormErrors = {}) => {
    const totals = orderTotals(cart, platform.quotes)
    if (totals.lines.length === 0) return refuse(reply, 'empty', visit)
    return html(reply, checkoutPage({ view: visit.view, totals, form, errors, shopUrl: visit.home }))
  }
  const leave = (reply: FastifyReply, { number, email }: OrderReceipt, { home }: Visit) =>
    reply.headers(HEADERS).redirect(`${home}/order-success/${encodeURIComponent(number)}/${encodeURIComponent(email)}`, 303)

  void app.register(async (pages) => {
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
      done(null, text),
    )
    pages.get<{ Params: HandOff }>(ADDRESS, (request, reply) => {
      const visit = readVisit(request)
      const cart = findCart(request.params, visit.view, platform)
      if (typeof cart === 'string') return refuse(reply, cart, visit)
      if (findOrder(cart, platform)) return refuse(reply, 'ordered', visit)
      const addresses = cart.customer ? platform.customers.addresses(cart.customer).map(({ document }) => document) : []
      return show(reply, visit, cart, knownForm(cart.customer, addresses))
    })
    pages.post<{ Params: HandOff }>(ADDRESS, (request, reply) => {
      const visit = readVisit(request)
      const cart = findCart(request.params, visit.view, platform)
      if (typeof cart === 'string') return refuse(reply, cart, visit)
      // A form submitted twice places one order.
      const before = findOrder(cart, platform)
      if (before) return leave(reply, before, visit)
      const form = readOrderForm(typeof request.body === 'string' ? request.body : '')
      const errors = orderFormErrors(form, visit.view)
      if (Object.keys(errors).length > 0) return show(reply.code(422), visit, cart, form, errors)
      if (orderTotals(cart, platform.quotes).lines.length === 0) return refuse(reply, 'empty', visit)
      return leave(reply, placeOrder(cart, form, platform), visit)
    })
  })
}

/** The store view the shopper comes from. */
interface Visit {
  readonly view: StoreView
  /** URL of its pages, without a trailing slash. */
  readonly home: string
}

const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
}

const html = (reply: FastifyReply, page: string) => reply.type('text/html; charset=utf-8').headers(HEADERS).send(page)
