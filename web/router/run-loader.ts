import type { RouteMatch, RouteObject, RouterContextProvider } from 'react-router'

/** What a route's loader says about an address; undefined when it has none. */
export function runLoader(
  { route, params }: RouteMatch<string, RouteObject>,
  href: string,
  context: Readonly<RouterContextProvider>,
) {
  if (typeof route.loader !== 'function') return undefined
  const url = new URL(href, location.href)
  return route.loader({ request: new Request(url), url, params, context, pattern: route.path ?? '' })
}
