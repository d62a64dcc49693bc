import type { StoreViewConfig } from '../../config/store-view.ts'

type Site = Pick<StoreViewConfig, 'host' | 'basePath'>

/** Where a request was sent: both as they came, which can be anything. */
export interface RequestTarget {
  /** Of the Host header, with or without a port; undefined when there was none. */
  readonly host: string | undefined
  /** Path with or without a query. */
  readonly path: string
}

/**
 * The store view that a request is for: the one whose host and path prefix it names. A view of that host comes before
 * one of any host, a longer prefix before a shorter one; what names none is for the first view, the default one.
 * @param views at least one
 */
export function storeViewAt<View extends Site>(views: readonly View[], { host, path }: RequestTarget): View {
  const [defaultView] = views
  if (!defaultView) throw new Error('The configuration names no store view')
  const name = hostName(host)
  const pathname = path.split(/[?#]/, 1)[0] ?? ''
  const matching = views.filter((view) => (view.host === null || view.host === name) && isBelow(pathname, view.basePath))
  return matching.sort(byPrecision)[0] ?? defaultView
}

const byPrecision = (a: Site, b: Site): number =>
  Number(b.host !== null) - Number(a.host !== null) || b.basePath.length - a.basePath.length

/** '/de' and '/de/decking' are below '/de'; '/deutsch', '/DE' and '//de' are not. */
const isBelow = (path: string, basePath: string): boolean =>
  basePath === '' || path === basePath || path.startsWith(`${basePath}/`)

/** In lower case, without the port and the dot that may end it. */
const hostName = (host: string | undefined): string | null => host?.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '') ?? null
