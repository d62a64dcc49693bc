import type { LineIdentity } from '#schema/rules/cart/same-line.ts'
import type { DeviceLine, QuoteLine } from './cart.types.ts'

/** The flags that decide between cart and quote. @source platform contract §4.1, §4.9 */
export interface MergeFlags {
  /** The device cart is authoritative: lines that only the quote has are deleted. */
  readonly isForced: boolean
  /** Only determines the differences. */
  readonly isDryRun: boolean
  /** Adds up the quantities of both, once, when a guest signs in. */
  readonly addsQuantities: boolean
  /** Lines that a late or reordered change may affect. For them the device is authoritative, even in a dry run. */
  readonly late: readonly LineIdentity[]
  /** Lines that are missing from the quote are removed from the device. */
  readonly mayRemoveLines: boolean
  /** If quantities differ, the quote's applies. */
  readonly mayChangeLines: boolean
}

export type MergeStep<Line extends DeviceLine = DeviceLine> =
  /** Sent without an item id. The platform adds the quantity, so it must not be sent twice. */
  | { readonly kind: 'add'; readonly line: Line; readonly quantity: number }
  /** Sent with an item id, as an absolute quantity. */
  | { readonly kind: 'set'; readonly line: Line; readonly quote: QuoteLine; readonly quantity: number }
  /** Both sides are equal; the device takes over the platform's data. */
  | { readonly kind: 'keep'; readonly line: Line; readonly quote: QuoteLine }
  /** The device takes over the quote's quantity. */
  | { readonly kind: 'take'; readonly line: Line; readonly quote: QuoteLine }
  | { readonly kind: 'drop'; readonly line: Line }
  /** Adds a line that only the quote has to the device. */
  | { readonly kind: 'adopt'; readonly quote: QuoteLine }
  /** @property removed index of the removed line; null if the line is deleted because the device cart is authoritative */
  | { readonly kind: 'delete'; readonly quote: QuoteLine; readonly removed: number | null }
