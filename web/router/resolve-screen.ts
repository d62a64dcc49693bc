import type { RouteObject } from 'react-router'

/** Gives a route what its code says, so that the router need not wait for it. */
export async function resolveScreen(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return
  Object.assign(route, await route.lazy())
  delete route.lazy
}
