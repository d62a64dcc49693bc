import type { StoreViewConfig } from '../../config/store-view.ts'

type Site = Pick<StoreViewConfig, 'host' | 'basePath'>

/** Host and path of a request, unvalidated. */
export interface RequestTarget {
  /** From the Host header, with or without a port; undefined if missing. */
  readonly host: string | undefined
  /** Path with or without a query. */
  readonly path: string
}

/**
 * The store view of a request, by host and path prefix. A view bound to the host takes precedence over one without a host, and a
 * longer prefix over a shorter one. Without a match, the first view is the default.
 * @param views at least one
 */
export function storeViewAt<View extends Site>(views: readonly View[], { host, path }: RequestTarget): View {
  const [defaultView] = views
  if (!defaultView) throw new Error('The configuration has no store view')
  const name = hostName(host)
  const pathname = path.split(/[?#]/, 1)[0] ?? ''
  const matching = views.filter((view) => (view.host === null || view.host === name) && isBelow(pathname, view.basePath))
  return matching.sort(byPrecision)[0] ?? defaultView
}

const byPrecision = (a: Site, b: Site): number =>
  Number(b.host !== null) - Number(a.host !== null) || b.basePath.length - a.basePath.length

/** '/de' and '/de/decking' are below '/de'; '/deutsch', '/DE' and '//de' are not. */
export const isBelow = (path: string, basePath: string): boolean =>
  basePath === '' || path === basePath || path.startsWith(`${basePath}/`)

/** In lower case, without the port and a trailing dot. */
const hostName = (host: string | undefined): string | null => host?.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '') ?? null
