import type { OrderPlaceMutation } from '#schema/generated/operations.ts'
import type { OrderPlaceInput } from '#schema/generated/types.ts'
import { isUnconfirmed, isUnprocessed } from '#schema/rules/retry.ts'
import { isOffline } from '../../../../api/errors.ts'
import type { Problem } from '../../../../components/form/problems.tsx'
import type { DeviceValue } from '../../../../storage/device-value.ts'
import {
  type CheckoutDraft,
  isInCheckout,
  isSent,
  orderInput,
  type WaitingOrder,
  withFailed,
  withOrder,
  withOrderKey,
  withoutWaiting,
  withQueued,
  withReceived,
  withWaiting,
} from '../../../../sync/tasks/order/index.ts'
import type { CartOnDevice, CartReadiness } from '../../cart/index.ts'
import { type ChosenMethods, orderRecord } from '../state/order-record.ts'

/**
 * The result of an attempt to place an order. `queued`: nothing was sent, and the order waits on the device. `sent`: the order got no
 * answer or is in the platform's queue, so the shop must be asked for its outcome.
 */
export type PlaceResult =
  | { readonly kind: 'placed' }
  | { readonly kind: 'queued'; readonly cause: WaitingOrder['cause']; readonly message: string | null }
  | { readonly kind: 'sent' }
  | { readonly kind: 'changed'; readonly readiness: Exclude<CartReadiness, 'ready'> }
  | { readonly kind: 'rejected'; readonly problems: readonly Problem[] }

export interface PlaceOrderOptions {
  readonly draft: DeviceValue<CheckoutDraft>
  readonly cart: Pick<CartOnDevice, 'current' | 'snapshot' | 'prepareOrder' | 'order' | 'sync'>
  readonly send: (input: OrderPlaceInput) => Promise<OrderPlaceMutation['orderPlace']>
  /** Creates the account wanted with the order, if any; returns its rejections. */
  readonly signUp: () => Promise<readonly Problem[]>
  /** Queues the waiting order with this key for the service worker; null if the shop does not send orders automatically. */
  readonly enqueue: ((key: string) => Promise<unknown>) | null
  readonly methods: ChosenMethods
  readonly isOnline: boolean
  /** Milliseconds since 1970 and a random UUID, which together form the key of a new order. */
  readonly now: number
  readonly random: string
}

/**
 * Places the order the shopper sees, once: it has one key from the first attempt until its outcome is known. Offline, the order is
 * stored on the device. An order that was already sent is not sent again. An order that waited is recorded as failed if it is rejected.
 * @throws UnavailableError when the shop does not answer before anything was sent
 * @source ORDER-2, ORDER-3, ORDER-11, ORDER-17
 */
export async function placeOrder(options: PlaceOrderOptions): Promise<PlaceResult> {
  const { draft, cart, now, isOnline } = options
  const before = await draft.latest()
  if (isSent(before)) return { kind: 'sent' }
  if (!isOnline) return storeOrder(options)
  const visibleTotal = cart.current()?.totals?.grandTotal.amount ?? null
  try {
    const problems = await options.signUp()
    if (problems.length > 0) return { kind: 'rejected', problems }
  } catch (error) {
    if (isOffline(error)) return storeOrder(options)
    throw error
  }
  const readiness = await cart.prepareOrder(isInCheckout(before, now))
  if (readiness !== 'ready') return { kind: 'changed', readiness }
  const result = await sendOrder(options, visibleTotal)
  if (result.kind === 'rejected') {
    const { orderKey } = await draft.latest()
    // The form shows why its own order was rejected. An order that waited may be sent without the form.
    await draft.change(before.waiting && orderKey !== null ? withFailed(orderKey, { reasons: result.problems }) : withoutWaiting)
    void cart.sync()
  }
  return result
}

/** Stores the order in the draft. If its total is known, the service worker may send it. */
async function storeOrder(options: PlaceOrderOptions): Promise<PlaceResult> {
  const { draft, cart, now, random, methods, enqueue } = options
  const snapshot = enqueue && cart.snapshot()
  // The order may be sent on a later day, so no arrival is promised.
  const unpromised = { ...options, methods: { ...methods, arrival: undefined } }
  const waiting = { ...visibleOrder(unpromised, await draft.latest()), sentFrom: null, cause: 'offline' } as const
  if (!enqueue || !snapshot) await draft.change(withWaiting(waiting))
  else {
    const { isVirtual, shipping, payment } = methods
    const request = {
      deviceId: snapshot.deviceId,
      total: snapshot.total,
      isVirtual,
      shipping: shipping && { carrierCode: shipping.carrierCode, methodCode: shipping.methodCode },
      payment: payment && { code: payment.code },
    }
    await draft.change(withWaiting({ ...waiting, request }))
    await draft.change(withOrderKey(`${now}-${random}`))
    const { orderKey } = await draft.latest()
    if (orderKey !== null) await enqueue(orderKey)
  }
  return { kind: 'queued', cause: 'offline', message: null }
}

/** Sends the order. First stores that it is being sent, so that a page reloaded meanwhile still has the key. */
async function sendOrder(options: PlaceOrderOptions, total: number | null): Promise<PlaceResult> {
  const { draft, cart, methods, now, random, send } = options
  await draft.change(withOrderKey(`${now}-${random}`))
  try {
    const { result } = await cart.order(async (ordered) => {
      const latest = await draft.latest()
      // Another tab has sent the order meanwhile.
      if (isSent(latest)) return { ...NOTHING_ORDERED, result: { kind: 'sent' } as const }
      await draft.change(withWaiting({ ...visibleOrder(options, latest), sentFrom: ordered.deviceId, cause: 'server' }))
      const input = orderInput({ draft: latest, key: latest.orderKey ?? '', ...methods, cart: { ...ordered, total } })
      const { order, cart: answered, userErrors } = await send(input)
      if (order && !order.isConfirmed) {
        await draft.change(withReceived(input.key))
        return { ...NOTHING_ORDERED, result: { kind: 'sent' } as const }
      }
      if (order) {
        await draft.change(withOrder({ id: order.id, number: order.number, email: input.email }, now))
        const number = order.number ?? order.id
        return { orderedFrom: ordered.deviceId, number, cart: null, result: { kind: 'placed' } as const }
      }
      const result = toResult(userErrors)
      if (result.kind === 'queued') await draft.change(withQueued)
      return { ...NOTHING_ORDERED, cart: answered, result }
    })
    return result
  } catch (error) {
    if (!isOffline(error)) console.warn('The order was sent but got no answer', error)
    return { kind: 'sent' }
  }
}

const NOTHING_ORDERED = { orderedFrom: null, number: '', cart: null }

function toResult(userErrors: OrderPlaceMutation['orderPlace']['userErrors']): PlaceResult {
  if (userErrors.some(isUnconfirmed)) return { kind: 'sent' }
  const unprocessed = userErrors.find(isUnprocessed)
  if (unprocessed) return { kind: 'queued', cause: 'server', message: unprocessed.message }
  return { kind: 'rejected', problems: userErrors.map(({ field, message }) => ({ field, message })) }
}

/** The order as the shopper currently sees it. */
function visibleOrder({ cart, methods, now }: PlaceOrderOptions, draft: CheckoutDraft): Omit<WaitingOrder, 'sentFrom' | 'cause'> {
  const current = cart.current()
  const quantities = Object.fromEntries(current?.lines.map(({ key, quantity }) => [key, quantity]) ?? [])
  return { madeAt: now, quantities, record: current && orderRecord(current, draft, methods) }
}
