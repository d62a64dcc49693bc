import { lineKey } from '#schema/rules/cart/line-key.ts'
import type { DeviceLine, QuoteLine } from './cart.types.ts'

/** A line that cart and quote both have. */
export interface SettledLine {
  readonly key: string
  /** As the device has it; null for one the platform brought. */
  readonly line: DeviceLine | null
  readonly quote: QuoteLine
  readonly quantity: number
  /** The platform has agreed to the quantity; otherwise it is whatever the platform counts. */
  readonly isAgreed: boolean
}

/**
 * Names every line, and makes one of those the platform has as one: its key is the first's, its quantity that of all. Lines of the
 * device come first, in its order.
 */
export function settledLines(lines: readonly Omit<SettledLine, 'key'>[]): readonly SettledLine[] {
  const byItem = new Map<string, SettledLine>()
  const keys = new Set(lines.flatMap(({ line }) => line?.key ?? []))
  const ordered = [...lines.filter(({ line }) => line !== null), ...lines.filter(({ line }) => line === null)]
  for (const settled of ordered) {
    const { line, quote, quantity, isAgreed } = settled
    const same = byItem.get(quote.itemId)
    if (same) {
      byItem.set(quote.itemId, { ...same, quantity: same.quantity + quantity, isAgreed: same.isAgreed && isAgreed })
      continue
    }
    const key = line?.key ?? freeKey(quote, keys)
    keys.add(key)
    byItem.set(quote.itemId, { ...settled, key })
  }
  return [...byItem.values()]
}

/** Two lines of the quote can have the same in them. */
function freeKey(quote: QuoteLine, taken: ReadonlySet<string>): string {
  const key = lineKey(quote)
  return taken.has(key) ? `${key}#${quote.itemId}` : key
}
