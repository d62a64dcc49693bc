import { NOTICE } from '#schema/rules/constants.ts'
import { createStore, type Store, useStore } from '../../data/store.ts'

/** A notice and how it is shown. @source NOTICE-3 */
export interface NoticeEntry {
  readonly id: number
  readonly type: 'success' | 'warning' | 'error'
  readonly message: string
  /** Display time in milliseconds. */
  readonly timeToLive: number
  readonly hasNoTimeout: boolean
  /** A link to continue. */
  readonly action: { readonly label: string; readonly to: string } | null
}

export type NewNotice = Pick<NoticeEntry, 'type' | 'message'> &
  Partial<Pick<NoticeEntry, 'timeToLive' | 'hasNoTimeout' | 'action'>>

const notices: Store<readonly NoticeEntry[]> = createStore<readonly NoticeEntry[]>([])
let lastId = 0

/**
 * Shows a notice, unless the last one shown is the same.
 * @returns the notice's id
 * @source NOTICE-1, NOTICE-2; platform contract §4.12
 */
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

/** The visible notices, the latest last. */
export const currentNotices = notices.current

export const useNotices = (): readonly NoticeEntry[] => useStore(notices, (all) => all)
