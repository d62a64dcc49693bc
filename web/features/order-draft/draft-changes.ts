import { CHECKOUT } from '#schema/rules/constants.ts'
import type { ValueChange } from '../../offline/device-value.ts'
import { type CheckoutDraft, EMPTY_DRAFT, type FailedOrder, type PlacedOrder, type WaitingOrder } from './draft.ts'

type DraftChange = ValueChange<CheckoutDraft>

/** What a shopper says of an order. */
export type DraftAnswers = Partial<
  Pick<
    CheckoutDraft,
    'personal' | 'createsAccount' | 'shipping' | 'shippingMethod' | 'isBillingSame' | 'billing' | 'paymentMethod'
  >
>

/** Something was said. Who goes on after an order begins another one. @param at in milliseconds since 1970 */
export const withAnswers =
  (answers: DraftAnswers, at: number): DraftChange =>
  (draft) => ({ ...draft, ...answers, order: null, modifiedAt: at })

/** The checkout is entered. Who comes back to it within its time, in another tab too, goes on with the same. @source CHECKOUT-3, LIMIT-25 */
export const withBegin =
  (at: number): DraftChange =>
  (draft) =>
    isBegun(draft, at) ? draft : { ...draft, begunAt: at }

/** @param now in milliseconds since 1970 */
export const isBegun = ({ begunAt }: CheckoutDraft, now: number): boolean => now - begunAt <= CHECKOUT.activeMs

/** The order is about to be sent for the first time, or again: it keeps the key it has. */
export const withOrderKey =
  (key: string): DraftChange =>
  (draft) => ({ ...draft, orderKey: draft.orderKey ?? key })

/** The order could not be sent, or nobody knows whether it was; one that was sent stays so. @source ORDER-5, ORDER-7 */
export const withWaiting =
  (waiting: WaitingOrder): DraftChange =>
  (draft) => ({ ...draft, failed: null, waiting: { ...waiting, sentFrom: waiting.sentFrom ?? draft.waiting?.sentFrom ?? null } })

/** The order certainly was not sent: the shop could not take it. It waits as one made offline does. @source ORDER-7, ORDER-11 */
export const withQueued: DraftChange = (draft) =>
  draft.waiting ? { ...draft, waiting: { ...draft.waiting, sentFrom: null, cause: 'server' } } : draft

/** The platform has the order of a key in its queue; another order is left alone. @source ORDER-14 */
export const withReceived =
  (key: string): DraftChange =>
  (draft) =>
    draft.orderKey === key && draft.waiting ? { ...draft, waiting: { ...draft.waiting, isReceived: true } } : draft

/** The order of a key was not placed; another order is left alone. @source ORDER-11 */
export const withFailed =
  (key: string, failed: FailedOrder): DraftChange =>
  (draft) =>
    draft.orderKey === key ? { ...draft, failed, waiting: null, orderKey: null } : draft

/** The order of a key never arrived, and waits to be sent under another key; another order is left alone. @source ORDER-6, ORDER-11 */
export const withReturned =
  (key: string): DraftChange =>
  (draft) =>
    draft.orderKey === key ? { ...withQueued(draft), orderKey: null } : draft

/** What an order is sent with that was left to the browser. */
interface LeftOrder {
  readonly key: string
  readonly deviceId: string
}

/**
 * The draft whose order is about to be sent as it was left: from then on it cannot be cancelled. Null where it does not wait any
 * more, or has another key meanwhile.
 * @source ORDER-7; decision 0093
 */
export function withLeftOrder({ key, deviceId }: LeftOrder, draft: CheckoutDraft): CheckoutDraft | null {
  const isOther = draft.orderKey !== null && draft.orderKey !== key
  if (!draft.waiting || isOther) return null
  return withWaiting({ ...draft.waiting, sentFrom: deviceId })(withOrderKey(key)(draft))
}

/** Nothing was ordered, and nothing waits: the next attempt is another order. */
export const withoutWaiting: DraftChange = (draft) => ({ ...draft, waiting: null, orderKey: null })

/**
 * The order stood: who it was and where it went are kept for the next one, an account was made with this one. What the shopper saw of the
 * order when it was sent goes with it.
 * @source ORDER-3, ORDER-12
 */
export const withOrder =
  (placed: Omit<PlacedOrder, 'record'>, at: number): DraftChange =>
  (draft) => ({
    ...draft,
    order: { ...placed, record: draft.waiting?.record ?? null },
    ...{ waiting: null, failed: null, orderKey: null, createsAccount: false, begunAt: 0, modifiedAt: at },
  })

/** Nothing was ever said. @source USER-16 */
export const forgotten: DraftChange = () => EMPTY_DRAFT

/** Whether a shopper is on the way to an order. @param now in milliseconds since 1970 @source ORDER-4, LIMIT-25 */
export const isInCheckout = ({ modifiedAt, order }: CheckoutDraft, now: number): boolean =>
  order === null && now - modifiedAt <= CHECKOUT.activeMs

/**
 * Whether the page is one of thanks: an order stood lately, and nothing has been put into the cart since.
 * @param now in milliseconds since 1970
 * @source SCREEN-26
 */
export const isThankYou = ({ order, modifiedAt }: CheckoutDraft, isCartEmpty: boolean, now: number): boolean =>
  order !== null && isCartEmpty && now - modifiedAt <= CHECKOUT.activeMs
