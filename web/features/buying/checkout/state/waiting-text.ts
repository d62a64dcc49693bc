import type { WaitingOrder } from '../../../../sync/tasks/order/index.ts'

/** When a waiting order is sent without confirmation: as soon as there is a network, only if its page stays open, or never (null). */
export type AutoSend = 'always' | 'on this page' | null

interface WaitingState extends Pick<WaitingOrder, 'cause'> {
  readonly isOnline: boolean
  /** Whether the order is on the device, so that it outlasts the page. */
  readonly isStored: boolean
  readonly autoSend: AutoSend
}

/** Selects the text that says when a waiting order is sent. @source ORDER-5, ORDER-6, CACHE-22 */
export function waitingText({ cause, isOnline, isStored, autoSend }: WaitingState) {
  if (cause === 'server') return 'open'
  if (isOnline) return 'text'
  if (!isStored) return 'notStored'
  return autoSend === null ? 'offline' : autoSend === 'always' ? 'soon' : 'onThisPage'
}
