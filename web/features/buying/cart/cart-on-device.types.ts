import type { CartViewFragment } from '#schema/generated/operations.ts'
import type { CartShippingInput, CartSyncInput, CheckoutReturnStatus } from '#schema/generated/types.ts'
import type { OrderRecordView } from '#schema/order-record.types.ts'
import type { VisibleCart, VisibleLine } from '../../../sync/tasks/cart/cart-state.ts'
import type { LineQuantity } from '../../../sync/tasks/cart/exchange-lines.ts'
import type { Purchase } from './purchase.types.ts'

/** `sending` during a sync, `waiting` after a failed sync that will be retried. */
export type CartProgress = 'idle' | 'sending' | 'waiting'

export interface CartSyncs {
  progress(): CartProgress
  /** Calls back after every change of the cart or of its progress. */
  subscribe(listener: () => void): () => void
  /** Syncs with the server, or retries. @param isForced lines that only the platform has are removed */
  sync(isForced?: boolean): Promise<void>
  /** Syncs the cart if it is stale. For screens that show the cart. */
  revalidate(): Promise<void>
  /** Syncs with the platform once more, so that the cart can be ordered as shown. @param isForced as for `sync` */
  prepareOrder(isForced?: boolean): Promise<CartReadiness>
}

export interface CartEdits {
  /** Adds the available purchases in one change. Notices report the result. */
  add(purchases: readonly Purchase[]): AddOutcome
  setQuantity(key: string, quantity: number): void
  /** Replaces a line with a purchase, if that is available. */
  replace(key: string, purchase: Purchase): void
  /**
   * Takes quantities of lines out and puts purchases in their place, if all of them are available. Otherwise nothing changes.
   * Notices report the result, and a later rejection by the server.
   * @returns whether the cart was changed
   */
  exchange(taken: readonly LineQuantity[], purchases: readonly Purchase[]): boolean
  remove(lines: readonly VisibleLine[]): void
  restore(lines: readonly VisibleLine[]): void
}

/** Each method returns the shop's rejection message; null if the change was made. Throws when the shop cannot be reached. */
export interface CartTotalsChanges {
  applyCoupon(code: string): Promise<string | null>
  removeCoupon(): Promise<string | null>
  /** Sets destination and method, which the totals include from then on. */
  setShipping(input: CartShippingInput): Promise<string | null>
}

export interface CartOrders {
  /** The cart as it would be ordered; null while the platform's total is unknown. */
  snapshot(): OrderedCart | null
  /** Passes the cart to `place` while nothing else is sent, and clears it after it was ordered. @throws what `place` throws */
  order<Answer extends OrderAnswer>(place: (cart: OrderedCart) => Promise<Answer>): Promise<Answer>
  /**
   * Asks the server whether the cart was ordered at the external checkout, and clears it if it was.
   * @param order order number from the URL
   * @throws when the shop cannot be reached
   */
  confirmExternalOrder(order: string): Promise<CheckoutReturnStatus>
  /** The last order from this device; null if there was none or a session has ended since. @source ORDER-12 */
  lastOrder(): OrderRecordView | null
}

export interface CartSessions {
  /**
   * Replaces the cart with the one the server merged at sign-in, without a sync.
   * @param cart null if the server could not return it
   */
  adopt(cart: CartViewFragment | null): Promise<void>
  /** Empties the device cart without telling the server. @source USER-16 */
  clear(): Promise<void>
  /**
   * Empties the device cart of an expired session without a sync. Additions the server has not confirmed wait for the next cart.
   * @source CART-40
   */
  endSession(): Promise<void>
}

export interface CartOnDevice extends CartSyncs, CartEdits, CartTotalsChanges, CartOrders, CartSessions {
  /** Null until the device has been read; the same object until something changes. */
  current(): VisibleCart | null
  /** Whether the last change is on the device, so that it outlasts the page. */
  isStored(): boolean
}

export interface AddOutcome {
  readonly added: readonly Purchase[]
  /** The added purchases that the server did not reject, once it answered. Offline, all of them. */
  readonly accepted: Promise<readonly Purchase[]>
}

export interface OrderedCart extends Pick<CartSyncInput, 'deviceId' | 'lines'> {
  /** Amount due in minor units; null if unknown. */
  readonly total: number | null
}

interface OrderAnswer {
  /** Device id of the ordered cart; null if it was not ordered. */
  readonly orderedFrom: string | null
  /** Order number; empty without an order. */
  readonly number: string
  readonly cart: CartViewFragment | null
}

/** Whether a cart can be ordered; `changed` if the platform's cart differs from the one shown. */
export type CartReadiness = 'ready' | 'empty' | 'changed' | 'unavailable'
