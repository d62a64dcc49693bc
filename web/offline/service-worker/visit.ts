/** What a page that the worker does not have yet asks of it. */
export const TAKE_OVER = 'take over'

/** What a page tells the worker that came after it: all of it is in the browser's own cache still. */
export interface Visit {
  readonly type: 'visit'
  /** Address of the page. */
  readonly page: string
  /** Addresses of what it fetched. */
  readonly files: readonly string[]
}

/** More than any page has; what a message names beyond is not looked at. */
const MOST_FILES = 400

/** The visit a message tells of; null for any other message. */
export function decodeVisit(message: unknown): Visit | null {
  if (typeof message !== 'object' || message === null) return null
  const { type, page, files } = message as Partial<Record<keyof Visit, unknown>>
  if (type !== 'visit' || typeof page !== 'string' || !Array.isArray(files)) return null
  const addresses = files.filter((file): file is string => typeof file === 'string')
  return { type, page, files: [...new Set(addresses)].slice(0, MOST_FILES) }
}

/** What the pages of a store view other than the default one tell the worker, which keeps the default one's app shell by itself. */
export interface OpenedStoreView {
  readonly type: 'store view'
  /** Before its paths: '/de'. */
  readonly basePath: string
}

/** The prefix that a message names; null for any other message. */
export function decodeStoreView(message: unknown): string | null {
  if (typeof message !== 'object' || message === null) return null
  const { type, basePath } = message as Partial<Record<keyof OpenedStoreView, unknown>>
  return type === 'store view' && typeof basePath === 'string' && /^\/[a-z][a-z0-9_-]*$/.test(basePath) ? basePath : null
}
