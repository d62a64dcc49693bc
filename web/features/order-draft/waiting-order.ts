import type { CheckoutDraft, WaitingOrder } from './draft.ts'

/** Whether an order was made and could not be sent yet. @source ORDER-6, ORDER-7 */
export const waitsToBeSent = ({ waiting, order }: CheckoutDraft): boolean =>
  waiting !== null && waiting.sentFrom === null && order === null

/** Whether an order was sent and its outcome is not known yet. @source ORDER-11 */
export const isSent = ({ waiting, orderKey }: CheckoutDraft): boolean => Boolean(waiting?.sentFrom) && orderKey !== null

/** Whether the cart is what it was when the order was made. */
export function isAsItWas(
  { waiting }: CheckoutDraft,
  lines: readonly { readonly key: string; readonly quantity: number }[],
): boolean {
  const wanted = Object.entries(waiting?.quantities ?? {})
  return (
    wanted.length === lines.length &&
    wanted.every(([key, quantity]) => lines.some((line) => line.key === key && line.quantity === quantity))
  )
}

/** An order is in the platform's queue for longer than orders usually are, in milliseconds. */
const LATE_MS = 10 * 60 * 1000

/** Whether the platform should have said by now what became of an order in its queue. @param now in milliseconds since 1970 @source ORDER-14 */
export const isLate = ({ madeAt }: Pick<WaitingOrder, 'madeAt'>, now: number): boolean => now - madeAt > LATE_MS
