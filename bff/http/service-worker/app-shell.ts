import type { FastifyInstance } from 'fastify'
import { isUnreachable } from '../../graphql/server/execution/page-queries.ts'
import type { RenderingOptions } from '../pages/pages.ts'
import { readSentPath } from '../requests/store-view-paths.ts'

/**
 * `/app-shell`: header and footer without a screen, in which a browser shows pages offline. A service worker fetches it once per build, so
 * it always belongs to the running build. A shell without its menu is not served.
 */
export async function appShell(
  app: FastifyInstance,
  { renderer, queries: createQueries, origin: readOrigin, getShop, sendErrorPage }: RenderingOptions,
) {
  app.get('/app-shell', async (request, reply) => {
    const origin = readOrigin(request)
    const queries = createQueries(request)
    try {
      const { html } = await renderer.renderAppShell({
        request: new Request(origin + readSentPath(request)),
        load: queries.load,
        shop: getShop(request, origin),
        assets: renderer.assets,
      })
      if (!queries.isComplete()) return sendErrorPage(request, reply, 503)
      reply.header('cache-control', 'no-cache').header('x-robots-tag', 'noindex').type('text/html; charset=utf-8')
      return reply.send(html)
    } catch (error) {
      const status = isUnreachable(error) ? 503 : 500
      request.log[status === 503 ? 'warn' : 'error']({ err: error }, 'app shell not rendered')
      return sendErrorPage(request, reply, status)
    }
  })
}
