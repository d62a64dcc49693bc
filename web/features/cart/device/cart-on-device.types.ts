import type { CartViewFragment } from '#schema/generated/operations.ts'
import type { CartShippingInput, CartSyncInput, CheckoutReturnStatus } from '#schema/generated/types.ts'
import type { OrderRecordView } from '../../../components/order/order-record.types.ts'
import type { Purchase } from '../purchase.types.ts'
import type { VisibleCart, VisibleLine } from '../state/cart-state.ts'

/** `sending` while the server is told of it, `waiting` when that failed, to be tried again. */
export type CartProgress = 'still' | 'sending' | 'waiting'

export interface CartOnDevice {
  /** Null until the device has been read; the same object until something changes. */
  current(): VisibleCart | null
  progress(): CartProgress
  subscribe(listener: () => void): () => void
  /** Puts in what can be had by one change, and shows what cannot and what was put in. */
  add(purchases: readonly Purchase[]): AddOutcome
  setQuantity(key: string, quantity: number): void
  /** Puts something into the place of a line, if it can be had. */
  replace(key: string, purchase: Purchase): void
  remove(lines: readonly VisibleLine[]): void
  restore(lines: readonly VisibleLine[]): void
  /** Takes over the cart of a session that has just begun, without a sync. */
  renew(cart: CartViewFragment | null): Promise<void>
  /** Empties the cart of the device; the server is told nothing. */
  clear(): Promise<void>
  /** Empties the cart of the device without a sync, but keeps what the ended session has not taken for the next cart. */
  endSession(): Promise<void>
  /** Somebody looks at the cart: what is known is asked for again when it is not fresh. */
  look(): Promise<void>
  /** Tells the server of it, or tries again. */
  sync(): Promise<void>
  /** @returns what is wrong with it, in the shop's words; null when it counts. @throws when the shop cannot be reached */
  applyCoupon(code: string): Promise<string | null>
  removeCoupon(): Promise<string | null>
  /**
   * Brings it together with the platform's once more, so that it can be ordered as it is seen.
   * @param isForced what only the platform has goes
   */
  settle(isForced?: boolean): Promise<CartReadiness>
  /** Says where it is to go and how, which its totals have in them from then on. @returns as `applyCoupon` */
  setShipping(input: CartShippingInput): Promise<string | null>
  /** The cart as it would be ordered; null where the platform has not said what all of it comes to. */
  seen(): OrderedCart | null
  /** Hands it over to be ordered while nothing else is sent, and forgets it once it was. @throws what `place` throws */
  order<Answer extends OrderAnswer>(place: (cart: OrderedCart) => Promise<Answer>): Promise<Answer>
  /**
   * Forgets what was ordered at the external checkout; the server is told nothing.
   * @param order number of the order, as the address says
   * @throws when the shop cannot be reached
   */
  comeBack(order: string): Promise<CheckoutReturnStatus>
  /** What was ordered last from this device, as far as it knows; null if nothing was, or a session has ended since. @source ORDER-12 */
  lastOrder(): OrderRecordView | null
}

/** What became of an addition. */
export interface AddOutcome {
  /** The purchases that are in the cart of the device. */
  readonly added: readonly Purchase[]
  /** Those of them the server did not refuse, once it was asked. Without a network it is all of them. */
  readonly taken: Promise<readonly Purchase[]>
}

/** A cart as the shopper sees it, to be ordered. */
export interface OrderedCart extends Pick<CartSyncInput, 'deviceId' | 'lines'> {
  /** What has to be paid, in minor units; null where nobody has said. */
  readonly total: number | null
}

/** What became of an order. */
export interface OrderAnswer {
  /** Name of the device whose cart was ordered; null when it was not. */
  readonly orderedFrom: string | null
  /** Of the order; empty when there is none. */
  readonly number: string
  readonly cart: CartViewFragment | null
}

/** Whether a cart can be ordered: `changed` when the platform could not take it as it was seen. */
export type CartReadiness = 'ready' | 'empty' | 'changed' | 'unavailable'
