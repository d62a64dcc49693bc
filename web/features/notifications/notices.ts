import { NOTICE } from '#schema/rules/constants.ts'
import { createStore, type Store, useStore } from '../../data/store.ts'

/** Something that happened, to be shown for a while. @source NOTICE-3 */
export interface NoticeEntry {
  readonly id: number
  readonly type: 'success' | 'warning' | 'error'
  readonly message: string
  /** How long it stays, in milliseconds. */
  readonly timeToLive: number
  /** It stays until somebody has read it. */
  readonly hasNoTimeout: boolean
  /** Where it leads besides. */
  readonly action: NoticeAction | null
}

/** A way on, as a link. */
interface NoticeAction {
  readonly label: string
  readonly to: string
}

export type NewNotice = Pick<NoticeEntry, 'type' | 'message'> &
  Partial<Pick<NoticeEntry, 'timeToLive' | 'hasNoTimeout' | 'action'>>

const notices: Store<readonly NoticeEntry[]> = createStore<readonly NoticeEntry[]>([])
let lastId = 0

/** Shows a notice, unless the last one that is shown says the same. @returns the id of the notice that says it @source NOTICE-1, NOTICE-2; platform contract §4.12 */
export function notify({
  type,
  message,
  timeToLive = NOTICE.timeToLiveMs,
  hasNoTimeout = false,
  action = null,
}: NewNotice): number {
  const last = notices.current().at(-1)
  if (last?.message === message && last.type === type) return last.id
  lastId += 1
  notices.set([...notices.current(), { id: lastId, type, message, timeToLive, hasNoTimeout, action }])
  return lastId
}

export function dismiss(id: number) {
  notices.set(notices.current().filter((notice) => notice.id !== id))
}

/** Those that are shown, the last one last. */
export const currentNotices = notices.current

export const useNotices = (): readonly NoticeEntry[] => useStore(notices, (all) => all)
