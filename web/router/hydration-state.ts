import { type HydrationState, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router'
import type { Load } from '#schema/operation.ts'
import { loadContext } from '../data/loading.ts'
import { findResult, type PageData } from '../data/page-data.ts'
import { resolveScreen } from './resolve-screen.ts'
import { runLoader } from './run-loader.ts'

/**
 * Runs the page's loaders again over the results that came with the page, so that data travels once and both sides derive the same
 * from it. Loads the screens' code too, so that hydration does not wait. In the app shell there are no results, and the router loads
 * what the address needs as for any navigation.
 * @param address the address the page was requested for
 * @param preloadNotFound loads the view of a page that does not exist
 */
export async function hydrationState(
  routes: RouteObject[],
  page: PageData,
  address: URL,
  basename: string,
  preloadNotFound: () => Promise<unknown>,
): Promise<HydrationState> {
  if (page.appShell) return {}
  const matches = matchRoutes(routes, address, basename) ?? []
  await Promise.all(matches.map(({ route }) => resolveScreen(route)))
  const context = new RouterContextProvider(new Map([[loadContext, loadFromPage(page)]]))
  const loaderData: Record<string, unknown> = {}
  for (const match of matches) {
    try {
      const data = await runLoader(match, address.href, context)
      if (data !== undefined) loaderData[match.route.id ?? ''] = data
    } catch (thrown) {
      if (!(thrown instanceof Response)) throw thrown
      const { status, statusText } = thrown
      await preloadNotFound()
      return { loaderData, errors: { 'error-page': { status, statusText, internal: false, data: null } } }
    }
  }
  return { loaderData }
}

function loadFromPage(page: PageData): Load {
  return async (operation) => {
    const result = findResult(page.results, operation)
    if (result === undefined) throw new Error(`The page came without ${operation.name}`)
    return result
  }
}
