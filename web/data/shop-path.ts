/** Accepts paths with or without a query. */
const isBelow = (path: string, basePath: string): boolean =>
  basePath !== '' && path.startsWith(basePath) && /^(?:[/?#]|$)/.test(path.slice(basePath.length))

/** A path as the address bar shows it. Paths from the server include the store view's prefix; paths written in client code do not. */
export const fullPath = (basePath: string, path: string): string => (isBelow(path, basePath) ? path : basePath + path)

export const routerPath = (basePath: string, path: string): string =>
  isBelow(path, basePath) ? path.slice(basePath.length).replace(/^(?!\/)/, '/') : path

/** Whether a path belongs to this store view: below its prefix and below no other view's. @source VIEW-3 */
export const isOfStoreView = (path: string, basePath: string, others: readonly string[]): boolean =>
  (basePath === '' || isBelow(path, basePath)) && !others.some((other) => other.length > basePath.length && isBelow(path, other))

/** Absolute URL of a path of the store view. @param origin 'https://shop.example' */
export const pageAddress = (path: string, { basePath, origin }: { readonly basePath: string; readonly origin: string }): string =>
  new URL(fullPath(basePath, path), origin).href
