import type { FastifyInstance } from 'fastify'
import { isUnreachable } from '../../graphql/server/execution/page-queries.ts'
import type { RenderingOptions } from '../pages/pages.ts'

/**
 * `/order-success/{orderId}/{email}`: the page the external checkout returns to. Its URL identifies the customer, so it is never cached
 * and never sent as a referrer. The page itself is the same for everyone.
 * @source SCREEN-17
 */
export async function orderSuccess(
  app: FastifyInstance,
  { renderer, queries, origin: readOrigin, getShop, sendErrorPage }: RenderingOptions,
) {
  app.get('/order-success/:orderId/:email', async (request, reply) => {
    const origin = readOrigin(request)
    const shop = getShop(request, origin)
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    try {
      const { html } = await renderer.renderPage({
        // Rendered without an order: the browser reads the order from its URL.
        request: new Request(`${origin}${shop.basePath}/order-success/-/-`),
        load: queries(request).load,
        shop,
        assets: renderer.assets,
      })
      return reply.header('x-robots-tag', 'noindex').type('text/html; charset=utf-8').send(html)
    } catch (error) {
      const status = isUnreachable(error) ? 503 : 500
      request.log[status === 503 ? 'warn' : 'error']({ err: error }, 'order confirmation page not rendered')
      return sendErrorPage(request, reply, status)
    }
  })
}
