import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import { ShellDocument } from '#schema/generated/operations.ts'
import type { RenderedPage, RenderPage } from '#schema/page.types.ts'
import { loadContext } from './data/loading.ts'
import type { PageData } from './data/page-data.ts'
import { hasUnconfirmedPrices } from './features/catalog/price-sync/index.ts'
import { allMessages } from './messages/all-messages.ts'
import { messageSources } from './messages/languages.ts'
import { routes } from './routes.ts'
import { loadAllCode } from './server/all-code.ts'
import { matchedScreen } from './server/matched-screen.ts'
import { pageFiles, preloadHeaders } from './server/page-assets.ts'
import { pageDocument } from './server/page-document.tsx'
import { recordResults } from './server/record-results.ts'

export { clientArchives } from './server/client-archive.ts'
export { clientManifest } from './server/client-manifest.ts'
export { renderAppShell } from './server/render-app-shell.ts'
export { renderError } from './server/render-error.tsx'

type Handler = ReturnType<typeof createStaticHandler>

/** One handler per store view, because routes keep their loaded code. */
const handlers = new Map<string, Handler>()

const parts = loadAllCode()

/**
 * Renders one page as HTML, the same for every shopper.
 * @throws the error of a loader, unless it is a redirect or a 404
 */
export const renderPage: RenderPage = async ({ request, load, hasGaps, shop, assets }) => {
  const handler = handlerFor(shop.basePath)
  const { load: recorded, results } = recordResults(load, hasGaps)
  const requestContext = new RouterContextProvider(new Map([[loadContext, recorded]]))
  const [found, context, messages] = await Promise.all([
    recorded(ShellDocument, {}),
    handler.query(request, { requestContext }),
    allMessages(shop),
    parts,
  ])
  if (context instanceof Response) return redirection(context, new URL(request.url).origin)
  const failure = Object.values(context.errors ?? {}).find((error) => !isRouteErrorResponse(error) || error.status !== 404)
  if (failure) throw failure

  const screen = matchedScreen(context)
  const files = pageFiles(assets, [...screen.sources, ...messageSources(shop.language, screen.messages)])
  const data: PageData = { shop, renderedAt: Date.now(), results: results() }
  const children = (
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
  )
  const html = pageDocument({
    data,
    messages,
    files,
    layout: screen.layout,
    hasConfirmedPrices: !hasUnconfirmedPrices(context.loaderData, shop),
    url: new URL(request.url),
    shell: found,
    children,
  })
  return { status: context.statusCode, html, routeName: screen.name, preloads: preloadHeaders(files) }
}

function handlerFor(basePath: string): Handler {
  const known = handlers.get(basePath)
  if (known) return known
  const handler = createStaticHandler(routes, { basename: basePath || '/' })
  handlers.set(basePath, handler)
  return handler
}

/** @param origin of the shop; removed from redirects to other pages of the shop */
function redirection(response: Response, origin: string): RenderedPage {
  const found = response.headers.get('location')
  const location = found?.startsWith(`${origin}/`) ? found.slice(origin.length) : found
  if (!location) throw new Error(`A loader answered with status ${response.status}`)
  return { status: response.status, location, html: '', routeName: 'redirect', preloads: [] }
}
