import type { DeviceLine, QuoteLine, QuoteTotals } from './cart.types.ts'

export interface MergedLine {
  /** The device's line; null for a line added by the platform. */
  readonly line: DeviceLine | null
  readonly quote: QuoteLine
  readonly quantity: number
  /** The platform has accepted the quantity. Otherwise it is the platform's own. */
  readonly isAgreed: boolean
}

export interface MergedCart {
  readonly lines: readonly MergedLine[]
  /** Null if the platform returned no totals, and for an empty cart. */
  readonly totals: QuoteTotals | null
}

/**
 * Merges lines that the platform has merged into one: keeps the first with the total quantity. Device lines come first, in their
 * order.
 */
export function mergeByItem(lines: readonly MergedLine[]): readonly MergedLine[] {
  const byItem = new Map<string, MergedLine>()
  for (const merged of [...lines.filter(({ line }) => line !== null), ...lines.filter(({ line }) => line === null)]) {
    const same = byItem.get(merged.quote.itemId)
    const joined = same && {
      ...same,
      // The latest answer for a line whose quantity increased.
      quote: merged.quote.quantity > same.quote.quantity ? merged.quote : same.quote,
      quantity: same.quantity + merged.quantity,
      isAgreed: same.isAgreed && merged.isAgreed,
    }
    byItem.set(merged.quote.itemId, joined ?? merged)
  }
  return [...byItem.values()]
}
