import { CHECKOUT } from '#schema/rules/constants.ts'
import type { ValueChange } from '../../../storage/device-value.ts'
import type { CheckoutDraft, FailedOrder, OfferedMethods, PlacedOrder, WaitingOrder } from './draft.ts'

type DraftChange = ValueChange<CheckoutDraft>

/** The answers a shopper gives for an order. */
export type DraftAnswers = Partial<
  Pick<
    CheckoutDraft,
    'personal' | 'createsAccount' | 'shipping' | 'shippingMethod' | 'isBillingSame' | 'billing' | 'paymentMethod'
  >
>

/** Stores answers. Answers after an order begin a new one. @param at in milliseconds since 1970 */
export const withAnswers =
  (answers: DraftAnswers, at: number): DraftChange =>
  (draft) => ({ ...draft, ...answers, order: null, modifiedAt: at })

/** Stores the methods that the platform offers. @source DELIVERY-31 */
export const withOffered =
  (offered: OfferedMethods): DraftChange =>
  (draft) => ({ ...draft, offered })

/**
 * Starts the checkout. A shopper who returns within the checkout period, in any tab, continues the same one.
 * @source CHECKOUT-3, LIMIT-25
 */
export const withBegin =
  (at: number): DraftChange =>
  (draft) =>
    isBegun(draft, at) ? draft : { ...draft, begunAt: at }

/** @param now in milliseconds since 1970 */
export const isBegun = ({ begunAt }: CheckoutDraft, now: number): boolean => now - begunAt <= CHECKOUT.activeMs

/** Sets the key before the order is sent; a retry keeps the key. */
export const withOrderKey =
  (key: string): DraftChange =>
  (draft) => ({ ...draft, orderKey: draft.orderKey ?? key })

/** The order could not be sent, or its outcome is unknown. An order that was sent stays so. @source ORDER-5, ORDER-7 */
export const withWaiting =
  (waiting: WaitingOrder): DraftChange =>
  (draft) => ({ ...draft, failed: null, waiting: { ...waiting, sentFrom: waiting.sentFrom ?? draft.waiting?.sentFrom ?? null } })

/** The order certainly was not sent, because the shop was unavailable. It waits like one made offline. @source ORDER-7, ORDER-11 */
export const withQueued: DraftChange = (draft) =>
  draft.waiting ? { ...draft, waiting: { ...draft.waiting, sentFrom: null, cause: 'server' } } : draft

/** The platform has queued the order with this key; other orders stay unchanged. @source ORDER-14 */
export const withReceived =
  (key: string): DraftChange =>
  (draft) =>
    draft.orderKey === key && draft.waiting ? { ...draft, waiting: { ...draft.waiting, isReceived: true } } : draft

/** The order with this key was not placed; other orders stay unchanged. @source ORDER-11 */
export const withFailed =
  (key: string, failed: FailedOrder): DraftChange =>
  (draft) =>
    draft.orderKey === key ? { ...draft, failed, waiting: null, orderKey: null } : draft

/**
 * The order with this key never arrived and waits to be sent under a new key; other orders stay unchanged.
 * @source ORDER-6, ORDER-11
 */
export const withReturned =
  (key: string): DraftChange =>
  (draft) =>
    draft.orderKey === key ? { ...withQueued(draft), orderKey: null } : draft

/**
 * Marks a waiting order as being sent, after which it cannot be cancelled. Null if it no longer waits or has another key by now.
 * @param deviceId of the cart that is ordered
 * @source ORDER-7; decision 0022
 */
export function withSending(key: string, deviceId: string, draft: CheckoutDraft): CheckoutDraft | null {
  const isOther = draft.orderKey !== null && draft.orderKey !== key
  if (!draft.waiting || isOther) return null
  return withWaiting({ ...draft.waiting, sentFrom: deviceId })(withOrderKey(key)(draft))
}

/** Drops the waiting order and its key: the next attempt is a new order. */
export const withoutWaiting: DraftChange = (draft) => ({ ...draft, waiting: null, orderKey: null })

/**
 * The order was placed. Its details and address are kept for the next order, but not the wish for an account. The record of what the
 * shopper saw moves to the placed order.
 * @source ORDER-3, ORDER-12
 */
export const withOrder =
  (placed: Omit<PlacedOrder, 'record'>, at: number): DraftChange =>
  (draft) => ({
    ...draft,
    order: { ...placed, record: draft.waiting?.record ?? null },
    waiting: null,
    failed: null,
    orderKey: null,
    offered: null,
    createsAccount: false,
    begunAt: 0,
    modifiedAt: at,
  })

/** Whether a shopper is in checkout. @param now in milliseconds since 1970 @source ORDER-4, LIMIT-25 */
export const isInCheckout = ({ modifiedAt, order }: CheckoutDraft, now: number): boolean =>
  order === null && now - modifiedAt <= CHECKOUT.activeMs

/**
 * Whether to show the thank-you page: an order was placed recently and the cart is empty since.
 * @param now in milliseconds since 1970
 * @source SCREEN-26
 */
export const isThankYou = ({ order, modifiedAt }: CheckoutDraft, isCartEmpty: boolean, now: number): boolean =>
  order !== null && isCartEmpty && now - modifiedAt <= CHECKOUT.activeMs

/** How long a device keeps the order of a guest. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** The last order placed on this device, for a month. @param now in milliseconds since 1970 @source ORDER-18 */
export const keptOrder = ({ order, modifiedAt }: CheckoutDraft, now: number): PlacedOrder | null =>
  now - modifiedAt <= KEPT_MS ? order : null

/** Whether an order belongs to the person with this address; guests, who have none, own all orders of their device. @source ORDER-21 */
export const isOrderOf = ({ email }: PlacedOrder, address: string | null): boolean =>
  address === null || email.toLowerCase() === address.toLowerCase()

/** Deletes an order that is no longer kept. @param now in milliseconds since 1970 @source ORDER-18 */
export const withoutOldOrder =
  (now: number): DraftChange =>
  (draft) =>
    draft.order === keptOrder(draft, now) ? draft : { ...draft, order: null }
