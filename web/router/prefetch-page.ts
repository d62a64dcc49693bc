import { matchRoutes, type RouteObject, type RouterContextProvider } from 'react-router'
import { savesData } from '../data/save-data.ts'
import { resolveScreen } from './resolve-screen.ts'
import { runLoader } from './run-loader.ts'

/** Time before a page is prefetched again, in milliseconds: results are fresh until then. */
const AGAIN_MS = 60_000

/** When each address was prefetched. */
const prefetchedAt = new Map<string, number>()

/** Fetches a page's code and data into the cache. Errors are ignored: they are shown if the shopper opens the page. */
export async function prefetchPage(routes: RouteObject[], href: string, basename: string, context: RouterContextProvider) {
  if (savesData() || (prefetchedAt.get(href) ?? Number.NEGATIVE_INFINITY) > performance.now() - AGAIN_MS) return
  prefetchedAt.set(href, performance.now())
  const screen = matchRoutes(routes, new URL(href, location.href), basename)?.at(-1)
  if (!screen) return
  try {
    await resolveScreen(screen.route)
    await runLoader(screen, href, context)
  } catch {
    prefetchedAt.delete(href)
  }
}
