import { collectionOf } from './device-database.ts'
import { deviceStore } from './device-store.ts'
import { type DeviceList, deviceValue, type ListChange } from './device-value.ts'
import { tabsOn } from './tabs.ts'

/** A page opened on this device. */
export interface VisitedPage {
  /** Path and query, as in the address bar. */
  readonly path: string
  readonly title: string
}

/** Enough for a shopper who wants to return to a page. */
const MOST = 30
const KEY = 'visited-pages'

const lists = new Map<string, DeviceList<VisitedPage>>()

/** Pages opened on this device, latest first; stored in a cache that may be cleared. */
export function visitedPages(deviceDatabase: string): DeviceList<VisitedPage> {
  const known = lists.get(deviceDatabase)
  if (known) return known
  const store = deviceStore(collectionOf(deviceDatabase, 'cms'), KEY)
  const list = deviceValue({ store, tabs: tabsOn(`${deviceDatabase}/cms/${KEY}`), decode: decodeVisited })
  lists.set(deviceDatabase, list)
  return list
}

/** Moves a page to the front. */
export const visited =
  (page: VisitedPage): ListChange<VisitedPage> =>
  (list) =>
    [page, ...list.filter(({ path }) => path !== page.path)].slice(0, MOST)

/** Decodes stored pages and ignores invalid ones and links to other sites. */
export const decodeVisited = (stored: unknown): readonly VisitedPage[] =>
  (Array.isArray(stored) ? stored : []).flatMap((item: unknown) =>
    isVisitedPage(item) ? [{ path: item.path, title: item.title }] : [],
  )

function isVisitedPage(item: unknown): item is VisitedPage {
  if (typeof item !== 'object' || item === null) return false
  const { path, title } = item as Partial<Record<keyof VisitedPage, unknown>>
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) && typeof title === 'string' && title !== ''
}
