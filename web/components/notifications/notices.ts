import type { ReactNode } from 'react'
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
  readonly card: NoticeCard | null
}

/** The subject of a notice, shown in place of its text. */
export interface NoticeCard {
  /** Notices of the same text are identical only if they are about the same subject. */
  readonly subject: string
  /** @param text the notice as text, until the card is loaded */
  render(text: ReactNode, close: () => void): ReactNode
}

export type NewNotice = Pick<NoticeEntry, 'type' | 'message'> &
  Partial<Pick<NoticeEntry, 'timeToLive' | 'hasNoTimeout' | 'action' | 'card'>>

const notices: Store<readonly NoticeEntry[]> = createStore<readonly NoticeEntry[]>([])
let lastId = 0

/**
 * Shows a notice, unless the last one shown is the same. Takes the place of the last one if only the subject differs.
 * @returns the notice's id
 * @source NOTICE-1, NOTICE-2, NOTICE-5; platform contract §4.12
 */
export function notify({
  type,
  message,
  timeToLive = NOTICE.timeToLiveMs,
  hasNoTimeout = false,
  action = null,
  card = null,
}: NewNotice): number {
  const last = notices.current().at(-1)
  const isSameText = last?.message === message && last.type === type
  if (isSameText && last.card?.subject === card?.subject) return last.id
  lastId += 1
  const others = isSameText ? notices.current().slice(0, -1) : notices.current()
  notices.set([...others, { id: lastId, type, message, timeToLive, hasNoTimeout, action, card }])
  return lastId
}

export function dismiss(id: number) {
  notices.set(notices.current().filter((notice) => notice.id !== id))
}

/** The visible notices, the latest last. */
export const currentNotices = notices.current

export const useNotices = (): readonly NoticeEntry[] => useStore(notices, (all) => all)
