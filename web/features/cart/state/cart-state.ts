import type { CartLineViewFragment, CartViewFragment } from '#schema/generated/operations.ts'
import type { OrderRecordView } from '../../../components/order/order-record.types.ts'

/** What a line is of, as it is shown, without how many. */
export type LineContent = Omit<CartLineViewFragment, '__typename' | 'quantity' | 'itemId' | 'rowTotal'> & {
  /** The platform's number of the line; null before it has one. */
  readonly itemId: string | null
}

/** How many of a line the shopper wants: absolute, 0 for a line that was taken out. */
export interface CartIntent {
  readonly line: LineContent
  readonly quantity: number
  /** The change of the cart it came with. */
  readonly revision: number
}

/** A line that is to be put into the cart. */
export interface NewLine {
  readonly line: LineContent
  /** How many more, from 1. */
  readonly quantity: number
}

/** The server's last word. */
export type SettledCart = Pick<CartViewFragment, 'lines' | 'coupon' | 'totals' | 'revision'> & {
  /** When it was said, in milliseconds since 1970. */
  readonly at: number
}

/** Goes up when what is kept changes its shape; what another version kept is given up. */
export const CART_VERSION = 1

/** The cart as a device keeps it. */
export interface CartState {
  /** Of the shape in which it is kept. */
  readonly version: typeof CART_VERSION
  /** Random, made once; counts the revisions. */
  readonly deviceId: string
  /** Goes up with every change. */
  readonly revision: number
  readonly settled: SettledCart | null
  /** One for each line that was changed since the server's last word. */
  readonly intents: readonly CartIntent[]
  /** When a cart of this device was ordered last, in milliseconds since 1970; left out if none was. */
  readonly orderedAt?: number
  /** What was ordered then, as far as the server had confirmed it; left out if that is not known. */
  readonly ordered?: OrderRecordView
  /** Set while the cart of the session that has just begun is unknown: the intents are added to whatever is in it. */
  readonly carriedOver?: CarriedOver
}

/** What a cart was when its session ended. */
export interface CarriedOver {
  /** The cart's device id in that session. */
  readonly deviceId: string
  /** The quantities that session's server had confirmed, of the lines that are carried over. */
  readonly lines: readonly { readonly key: string; readonly quantity: number }[]
}

export type VisibleLine = LineContent & {
  readonly quantity: number
  /** The platform's amount for all of them; null while it has none for this quantity. */
  readonly rowTotal: CartLineViewFragment['rowTotal']
  /** The server has not said yes to it so far. */
  readonly isPending: boolean
}

/** The cart as the shopper sees it. */
export interface VisibleCart {
  readonly lines: readonly VisibleLine[]
  /** All pieces together. */
  readonly quantity: number
  readonly coupon: CartViewFragment['coupon']
  /** The server's; they are those of another cart while something is pending. */
  readonly totals: CartViewFragment['totals']
  readonly isPending: boolean
}
