import type { OrderOutcomeMutation } from '#schema/generated/operations.ts'
import type { OrderOutcomeInput } from '#schema/generated/types.ts'
import { isExpectedFailure } from '../../../../api/session-expired.ts'
import type { DeviceValue } from '../../../../storage/device-value.ts'
import {
  type CheckoutDraft,
  isLate,
  type PlacedOrder,
  withFailed,
  withOrder,
  withReceived,
  withReturned,
} from '../../../../sync/tasks/order/index.ts'
import type { CartOnDevice } from '../../cart/index.ts'

/** The state of a sent order; `none` if it no longer exists. */
export type SentOrder =
  | { readonly kind: 'none' | 'unknown' | 'returned' | 'failed' }
  | { readonly kind: 'received'; readonly isLate: boolean }
  | { readonly kind: 'placed'; readonly order: Omit<PlacedOrder, 'record'> }

interface AskOutcomeOptions {
  readonly draft: DeviceValue<CheckoutDraft>
  readonly cart: Pick<CartOnDevice, 'order' | 'sync'>
  readonly ask: (input: OrderOutcomeInput) => Promise<OrderOutcomeMutation['orderOutcome']>
  /** Orders are sent without confirmation: an order that never arrived is kept for resending. */
  readonly sendsAutomatically: boolean
  /** In milliseconds since 1970. */
  readonly now: number
}

/**
 * Asks for the outcome of the sent order by its key, and stores the answer on the device. Waits for an order that another tab is
 * sending. Ignores an answer if the device has another order by then.
 * @source ORDER-11; decision 0023
 */
export async function askOutcome({ draft, cart, ask, sendsAutomatically, now }: AskOutcomeOptions): Promise<SentOrder> {
  const { sent, isOtherCart, placed } = await cart.order(async ({ deviceId }) => {
    const { waiting, orderKey: key, personal } = await draft.latest()
    const nothing = { orderedFrom: null, number: '', cart: null, isOtherCart: false, placed: null }
    if (!waiting?.sentFrom || key === null) return { ...nothing, sent: { kind: 'none' } as const }
    const secondsSinceSent = Math.min(Math.max(0, Math.floor((now - waiting.madeAt) / 1000)), 2 ** 31 - 1)
    const isReceived = waiting.isReceived === true
    const answer = await ask({ key, secondsSinceSent, ...(isReceived && { isReceived }) }).catch((error) => {
      if (!isExpectedFailure(error)) console.warn('The outcome of the order could not be loaded', error)
      return null
    })
    const isSame = (await draft.latest()).orderKey === key
    if (
      isSame &&
      (answer?.status === 'RECEIVED' || (isReceived && answer?.status !== 'PLACED' && answer?.status !== 'NOT_PLACED'))
    ) {
      await draft.change(withReceived(key))
      return { ...nothing, sent: { kind: 'received', isLate: isLate(waiting, now) } as const }
    }
    if (!answer || !isSame || answer.status === 'UNKNOWN') return { ...nothing, sent: { kind: 'unknown' } as const }
    if (answer.status === 'PLACED' && answer.order) {
      const { id, number } = answer.order
      const order = { id, number, email: personal?.email.trim() ?? '' }
      const isOtherCart = waiting.sentFrom !== deviceId
      const sent = { kind: 'placed', order } as const
      return { orderedFrom: waiting.sentFrom, number: number ?? id, cart: null, isOtherCart, placed: order, sent }
    }
    if (answer.status !== 'NOT_PLACED') return { ...nothing, sent: { kind: 'unknown' } as const }
    const reasons = answer.userErrors.map(({ field, message }) => ({ field, message }))
    const isReturned = sendsAutomatically && reasons.length === 0
    await draft.change(isReturned ? withReturned(key) : withFailed(key, { reasons }))
    return { ...nothing, sent: { kind: isReturned ? 'returned' : 'failed' } as const }
  })
  // Recorded after the cart was cleared, so that no page offers the ordered lines again.
  if (placed) await draft.change(withOrder(placed, now))
  // The device has another cart by now; the platform knows its contents.
  if (isOtherCart || sent.kind === 'failed') void cart.sync()
  return sent
}
