import type { DeviceLine, QuoteLine, QuoteTotals } from './cart.types.ts'

export interface SettledLine {
  /** The device's line; null for a line added by the platform. */
  readonly line: DeviceLine | null
  readonly quote: QuoteLine
  readonly quantity: number
  /** The platform has accepted the quantity. Otherwise it is the platform's own. */
  readonly isAgreed: boolean
}

export interface SettledCart {
  readonly lines: readonly SettledLine[]
  /** Null if the platform returned no totals, and for an empty cart. */
  readonly totals: QuoteTotals | null
}

/**
 * Merges lines that the platform has merged into one: keeps the first with the total quantity. Device lines come first, in their
 * order.
 */
export function mergeSettledLines(lines: readonly SettledLine[]): readonly SettledLine[] {
  const byItem = new Map<string, SettledLine>()
  for (const settled of [...lines.filter(({ line }) => line !== null), ...lines.filter(({ line }) => line === null)]) {
    const same = byItem.get(settled.quote.itemId)
    const joined = same && {
      ...same,
      // The latest answer for a line whose quantity increased.
      quote: settled.quote.quantity > same.quote.quantity ? settled.quote : same.quote,
      quantity: same.quantity + settled.quantity,
      isAgreed: same.isAgreed && settled.isAgreed,
    }
    byItem.set(settled.quote.itemId, joined ?? settled)
  }
  return [...byItem.values()]
}
