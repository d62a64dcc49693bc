import type { RequestScope } from '../scope/request-scope.ts'
import { inStoreView, pathIn, unlessFailed } from './alternates.ts'
import { type RouteTarget, routeTarget } from './route.ts'

type Redirect = Extract<RouteTarget, { kind: 'redirect' }>

/**
 * For a path that only another store view has, redirects to the same page here: '/de/timber' to '/de/holz'. Null if no other store view
 * has the path, or if this one does not have the page. Call it only for paths that this store view does not have.
 * @param path with the prefix of this store view, without a query
 * @source VIEW-41
 */
export async function redirectFromOtherView(path: string, scope: RequestScope): Promise<Redirect | null> {
  const { storeView, config } = scope
  const found = await Promise.all(
    config.storeViews
      .filter(({ code }) => code !== storeView.code)
      .map((other) => {
        const there = inStoreView(other, scope)
        return unlessFailed(routeTarget(other.basePath + path.slice(storeView.basePath.length), null, there), there)
      }),
  )
  const target = found.find((each) => each !== null && each.kind !== 'redirect')
  if (!target) return null
  const location = await unlessFailed(pathIn(target, scope), scope)
  return location === null || location === path ? null : { kind: 'redirect', redirect: { location, status: 301 } }
}
