import type { CartLineViewFragment, CartViewFragment } from '#schema/generated/operations.ts'
import type { PreviousCartInput } from '#schema/generated/types.ts'
import type { OrderRecordView } from '#schema/order-record.types.ts'

/** A line as displayed, without its quantity. */
export type LineContent = Omit<CartLineViewFragment, '__typename' | 'quantity' | 'itemId' | 'rowTotal'> & {
  /** The platform's item id; null before it has one. */
  readonly itemId: string | null
}

/** The wanted quantity of a line: absolute, 0 for a removed line. */
export interface CartIntent {
  readonly line: LineContent
  readonly quantity: number
  readonly revision: number
}

export interface NewLine {
  readonly line: LineContent
  /** Added quantity, from 1. */
  readonly quantity: number
}

/** An atomic change that replaces lines with others: either all of it happens or nothing. */
export interface CartExchange {
  readonly revision: number
  /** Keys of the lines the exchange puts into the cart. */
  readonly added: readonly string[]
  /** Every line the exchange changes, with its quantity before; 0 for a new line. */
  readonly before: readonly Omit<CartIntent, 'revision'>[]
}

/** The cart as last confirmed by the server. */
export type SettledCart = Pick<CartViewFragment, 'lines' | 'coupon' | 'totals' | 'revision'> & {
  /** Time of the answer, in milliseconds since 1970. */
  readonly at: number
}

/** Incremented when the stored shape changes; carts of other versions are dropped. */
export const CART_VERSION = 1

export interface CartState {
  readonly version: typeof CART_VERSION
  /** Random id, generated once; revisions are counted per device id. */
  readonly deviceId: string
  /** Incremented by every change. */
  readonly revision: number
  readonly settled: SettledCart | null
  /** One per line changed since the last confirmed cart. */
  readonly intents: readonly CartIntent[]
  /** The exchanges the server has not confirmed; undefined if there are none. */
  readonly exchanges?: readonly CartExchange[]
  /** When a cart of this device was last ordered, in milliseconds since 1970; undefined if never. */
  readonly orderedAt?: number
  /** The lines of that order, as confirmed by the server; undefined if unknown. */
  readonly ordered?: OrderRecordView
  /** Set while the cart of a new session is unknown: the intents are relative to that cart. */
  readonly carriedOver?: CarriedOver
  /** The carts since the last sign-in whose sessions ended, the latest last; undefined if there are none. */
  readonly previous?: readonly PreviousCartInput[]
}

/** The state of a cart when its session ended. */
export interface CarriedOver {
  readonly deviceId: string
  /** Server-confirmed quantities in that session, of the lines carried over. */
  readonly lines: readonly { readonly key: string; readonly quantity: number }[]
}

export type VisibleLine = LineContent & {
  readonly quantity: number
  /** The platform's line total; null if unknown for this quantity. */
  readonly rowTotal: CartLineViewFragment['rowTotal']
  /** Not yet confirmed by the server. */
  readonly isPending: boolean
}

/** The cart as the shopper sees it. */
export interface VisibleCart {
  readonly lines: readonly VisibleLine[]
  /** Total number of pieces. */
  readonly quantity: number
  readonly coupon: CartViewFragment['coupon']
  /** The server's totals; outdated while a change is pending. */
  readonly totals: CartViewFragment['totals']
  readonly isPending: boolean
}
