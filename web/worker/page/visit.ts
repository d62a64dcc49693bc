/** Message of a page without a worker that asks the new worker to take control. */
export const TAKE_OVER = 'take over'

/** Message from a page loaded before its worker. All of its files are still in the browser's HTTP cache. */
export interface Visit {
  readonly type: 'visit'
  readonly page: string
  /** Addresses of the files the page fetched. */
  readonly files: readonly string[]
}

/** More than any page has; further files are ignored. */
const MOST_FILES = 400

/** The visit a message reports; null for any other message. */
export function decodeVisit(message: unknown): Visit | null {
  if (typeof message !== 'object' || message === null) return null
  const { type, page, files } = message as Partial<Record<keyof Visit, unknown>>
  if (type !== 'visit' || typeof page !== 'string' || !Array.isArray(files)) return null
  const addresses = files.filter((file): file is string => typeof file === 'string')
  return { type, page, files: [...new Set(addresses)].slice(0, MOST_FILES) }
}

/** Message from pages of a store view other than the default one, whose app shell the worker caches itself. */
export interface OpenedStoreView {
  readonly type: 'store view'
  /** Prefix of its paths: '/de'. */
  readonly basePath: string
}

/** The prefix in a message; null for any other message. */
export function decodeStoreView(message: unknown): string | null {
  if (typeof message !== 'object' || message === null) return null
  const { type, basePath } = message as Partial<Record<keyof OpenedStoreView, unknown>>
  return type === 'store view' && typeof basePath === 'string' && /^\/[a-z][a-z0-9_-]*$/.test(basePath) ? basePath : null
}
