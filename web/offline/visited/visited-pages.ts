import { collectionOf } from '../device-database.ts'
import { deviceStore } from '../device-store.ts'
import { type DeviceList, deviceValue, type ListChange } from '../device-value.ts'
import { tabsOn } from '../tabs.ts'

/** A page that was opened on this device. */
export interface VisitedPage {
  /** Path and query, as the address bar shows them. */
  readonly path: string
  /** What it is called. */
  readonly title: string
}

/** As many as are of use to somebody who wants to go on. */
const MOST = 30
const KEY = 'visited-pages'

const lists = new Map<string, DeviceList<VisitedPage>>()

/** Pages that were opened on this device, the last one first; kept among what can be had again. */
export function visitedPages(deviceDatabase: string): DeviceList<VisitedPage> {
  const known = lists.get(deviceDatabase)
  if (known) return known
  const store = deviceStore(collectionOf(deviceDatabase, 'cms'), KEY)
  const list = deviceValue({ store, tabs: tabsOn(`${deviceDatabase}/cms/${KEY}`), decode: decodeVisited })
  lists.set(deviceDatabase, list)
  return list
}

/** Puts a page first. */
export const visited =
  (page: VisitedPage): ListChange<VisitedPage> =>
  (list) =>
    [page, ...list.filter(({ path }) => path !== page.path)].slice(0, MOST)

/** The pages of something stored; what is none, or leads elsewhere, is left out. */
export const decodeVisited = (stored: unknown): readonly VisitedPage[] =>
  (Array.isArray(stored) ? stored : []).flatMap((item: unknown) =>
    isVisitedPage(item) ? [{ path: item.path, title: item.title }] : [],
  )

function isVisitedPage(item: unknown): item is VisitedPage {
  if (typeof item !== 'object' || item === null) return false
  const { path, title } = item as Partial<Record<keyof VisitedPage, unknown>>
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) && typeof title === 'string' && title !== ''
}
