import type { RouteMatch, RouteObject, RouterContextProvider } from 'react-router'

/** Runs a route's loader for an address; undefined if the route has none. */
export function runLoader(
  { route, params }: RouteMatch<string, RouteObject>,
  href: string,
  context: Readonly<RouterContextProvider>,
) {
  if (typeof route.loader !== 'function') return undefined
  const url = new URL(href, location.href)
  return route.loader({ request: new Request(url), url, params, context, pattern: route.path ?? '' })
}
