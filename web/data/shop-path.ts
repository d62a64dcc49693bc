/** Both with or without a query. */
const isBelow = (path: string, basePath: string): boolean =>
  basePath !== '' && path.startsWith(basePath) && /^(?:[/?#]|$)/.test(path.slice(basePath.length))

/** A path as the address bar shows it. Those the server gives have the prefix of their store view; those written in the client have none. */
export const fullPath = (basePath: string, path: string): string => (isBelow(path, basePath) ? path : basePath + path)

/** A path as the router takes it, which adds the prefix. */
export const routerPath = (basePath: string, path: string): string =>
  isBelow(path, basePath) ? path.slice(basePath.length).replace(/^(?!\/)/, '/') : path

/** Whether a path is one of this store view: below its prefix, and below that of no other. @source VIEW-3 */
export const isOfStoreView = (path: string, basePath: string, others: readonly string[]): boolean =>
  (basePath === '' || isBelow(path, basePath)) && !others.some((other) => other.length > basePath.length && isBelow(path, other))
