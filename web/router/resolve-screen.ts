import type { RouteObject } from 'react-router'

/** Loads a route's code, so that the router does not wait for it. */
export async function resolveScreen(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return
  Object.assign(route, await route.lazy())
  delete route.lazy
}
