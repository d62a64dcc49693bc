import type { DeviceLine, QuoteLine } from './cart.types.ts'

/** A line that cart and quote both have. */
export interface SettledLine {
  /** As the device has it; null for one the platform brought. */
  readonly line: DeviceLine | null
  readonly quote: QuoteLine
  readonly quantity: number
  /** The platform has agreed to the quantity; otherwise it is whatever the platform counts. */
  readonly isAgreed: boolean
}

/**
 * Makes one of the lines that the platform has as one: the first of them with the quantity of all. Lines of the device come first, in
 * its order.
 */
export function settledLines(lines: readonly SettledLine[]): readonly SettledLine[] {
  const byItem = new Map<string, SettledLine>()
  for (const settled of [...lines.filter(({ line }) => line !== null), ...lines.filter(({ line }) => line === null)]) {
    const same = byItem.get(settled.quote.itemId)
    const joined = same && {
      ...same,
      // What was said last of a line that grew.
      quote: settled.quote.quantity > same.quote.quantity ? settled.quote : same.quote,
      quantity: same.quantity + settled.quantity,
      isAgreed: same.isAgreed && settled.isAgreed,
    }
    byItem.set(settled.quote.itemId, joined ?? settled)
  }
  return [...byItem.values()]
}
