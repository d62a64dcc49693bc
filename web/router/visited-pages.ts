import type { ListChange } from '../storage/device-value.ts'
import { openDeviceValue } from '../storage/open-device-value.ts'

export interface VisitedPage {
  /** Path and query, as in the address bar. */
  readonly path: string
  readonly title: string
}

/** Enough for a shopper who wants to return to a page. */
const MOST = 30

export const addVisit =
  (page: VisitedPage): ListChange<VisitedPage> =>
  (list) =>
    [page, ...list.filter(({ path }) => path !== page.path)].slice(0, MOST)

/** Decodes stored pages and ignores invalid ones and links to other sites. */
export const decodeVisits = (stored: unknown): readonly VisitedPage[] =>
  (Array.isArray(stored) ? stored : []).flatMap((item: unknown) =>
    isVisitedPage(item) ? [{ path: item.path, title: item.title }] : [],
  )

/** Pages opened on this device, latest first; stored in a cache that may be cleared. */
export const visitedPages = openDeviceValue('cms', 'visited-pages', decodeVisits)

function isVisitedPage(item: unknown): item is VisitedPage {
  if (typeof item !== 'object' || item === null) return false
  const { path, title } = item as Partial<Record<keyof VisitedPage, unknown>>
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) && typeof title === 'string' && title !== ''
}
