import type { LineIdentity } from '#schema/rules/cart/same-line.ts'
import type { DeviceLine, QuoteLine } from './cart.types.ts'

/** What decides between the cart and the quote. @source platform contract §4.1, §4.9 */
export interface MergeFlags {
  /** The cart of the device counts: what only the quote has is deleted. */
  readonly isForced: boolean
  /** Only finds out what differs. */
  readonly isDryRun: boolean
  /** Quantities of the two are added up, once, where a guest becomes a customer. */
  readonly addsQuantities: boolean
  /**
   * Lines with changes that may come to pass yet, or have after others: what the device has of them counts, in a dry run too.
   */
  readonly late: readonly LineIdentity[]
  /** What the quote has lost goes from the device too. */
  readonly mayRemoveLines: boolean
  /** Where quantities differ the quote's counts. */
  readonly mayChangeLines: boolean
}

/** What is to become of one line. */
export type MergeStep<Line extends DeviceLine = DeviceLine> =
  /** Sent without a number: the platform ADDS it, so it must not be sent twice. */
  | { readonly kind: 'add'; readonly line: Line; readonly quantity: number }
  /** Sent with the line's number: an absolute quantity. */
  | { readonly kind: 'set'; readonly line: Line; readonly quote: QuoteLine; readonly quantity: number }
  /** Both have the same; the device takes over what the platform says of it. */
  | { readonly kind: 'keep'; readonly line: Line; readonly quote: QuoteLine }
  /** The device takes over the quote's quantity. */
  | { readonly kind: 'take'; readonly line: Line; readonly quote: QuoteLine }
  | { readonly kind: 'drop'; readonly line: Line }
  /** Only the quote has it, and the device gets it. */
  | { readonly kind: 'adopt'; readonly quote: QuoteLine }
  /** @property removed which of the removed lines it is; null when it goes because the device's cart counts */
  | { readonly kind: 'delete'; readonly quote: QuoteLine; readonly removed: number | null }
