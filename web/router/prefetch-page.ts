import { matchRoutes, type RouteObject, type RouterContextProvider } from 'react-router'
import { savesData } from '../data/save-data.ts'
import { resolveScreen } from './resolve-screen.ts'
import { runLoader } from './run-loader.ts'

/** After this time it is worth asking again, in milliseconds: the cache answers until then. */
const AGAIN_MS = 60_000

/** When each address was asked for, so that moving over a list of links asks once for each. */
const asked = new Map<string, number>()

/** Fetches a page's code and data; what it loads stays in the cache. Whatever fails will fail, and be shown, when one goes there. */
export async function prefetchPage(routes: RouteObject[], href: string, basename: string, context: RouterContextProvider) {
  if (savesData() || (asked.get(href) ?? Number.NEGATIVE_INFINITY) > performance.now() - AGAIN_MS) return
  asked.set(href, performance.now())
  const screen = matchRoutes(routes, new URL(href, location.href), basename)?.at(-1)
  if (!screen) return
  try {
    await resolveScreen(screen.route)
    await runLoader(screen, href, context)
  } catch {
    asked.delete(href)
  }
}
