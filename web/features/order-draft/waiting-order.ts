import type { CheckoutDraft } from './draft.ts'

/** Whether an order waits that its shopper can still be asked about: one that was made, and is not ordered. @source ORDER-6, ORDER-7 */
export const waitsForAWord = ({ waiting, order }: CheckoutDraft): boolean => waiting !== null && order === null

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
