import type { CheckoutDraft, WaitingOrder } from './draft.ts'

/** Whether an order waits to be sent. @source ORDER-6, ORDER-7 */
export const hasUnsentOrder = ({ waiting, order }: CheckoutDraft): boolean =>
  waiting !== null && waiting.sentFrom === null && order === null

/** Whether an order was sent and its outcome is unknown. @source ORDER-11 */
export const isSent = ({ waiting, orderKey }: CheckoutDraft): boolean => Boolean(waiting?.sentFrom) && orderKey !== null

/** How far an order has come whose outcome this device does not know. */
export type UnresolvedOrder = 'unsent' | 'sent'

/** The order that is lost to this device if its draft is deleted; null if there is none. @source USER-32 */
export function unresolvedOrder(draft: CheckoutDraft): UnresolvedOrder | null {
  if (isSent(draft)) return 'sent'
  return hasUnsentOrder(draft) ? 'unsent' : null
}

/** Whether the cart is unchanged since the order was made. */
export function isCartUnchanged(
  { waiting }: CheckoutDraft,
  lines: readonly { readonly key: string; readonly quantity: number }[],
): boolean {
  const wanted = Object.entries(waiting?.quantities ?? {})
  return (
    wanted.length === lines.length &&
    wanted.every(([key, quantity]) => lines.some((line) => line.key === key && line.quantity === quantity))
  )
}

/**
 * Whether the amount to pay is the one shown when the order was made. An amount that either side does not know is not compared.
 * @param total as it is shown now
 * @source ORDER-17
 */
export function isTotalUnchanged({ waiting }: CheckoutDraft, total: string | undefined): boolean {
  const shown = waiting?.record?.summary?.total.formatted
  return shown === undefined || total === undefined || shown === total
}

/** Longest usual time of an order in the platform's queue, in milliseconds. */
const LATE_MS = 10 * 60 * 1000

/** Whether an order has been in the platform's queue for too long. @param now in milliseconds since 1970 @source ORDER-14 */
export const isLate = ({ madeAt }: Pick<WaitingOrder, 'madeAt'>, now: number): boolean => now - madeAt > LATE_MS
