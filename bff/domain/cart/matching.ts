import { hasSameChoices, hasSameId, isSameLine, type LineIdentity } from '#schema/rules/cart/same-line.ts'

export interface Match<Line, Other> {
  readonly line: Line
  readonly other: Other | null
}

/**
 * Matches each line with one line of the other cart. A line is matched at most once. The platform's item id decides between
 * several lines with equal content. An item id without equal content counts last, because a cart that replaces a lost one reuses
 * ids.
 * @source CART-4 to CART-6; platform contract §4.4
 */
export function matchLines<Line extends LineIdentity, Other extends LineIdentity>(
  lines: readonly Line[],
  others: readonly Other[],
): { readonly matches: readonly Match<Line, Other>[]; readonly rest: readonly Other[] } {
  const free = new Set(others)
  const found = new Map<Line, Other>()
  for (const isBetter of BEST_FIRST) {
    for (const line of lines) {
      if (found.has(line)) continue
      for (const other of free) {
        if (!isSameLine(line, other) || !isBetter(line, other)) continue
        found.set(line, other)
        free.delete(other)
        break
      }
    }
  }
  return { matches: lines.map((line) => ({ line, other: found.get(line) ?? null })), rest: [...free] }
}

const BEST_FIRST: readonly ((a: LineIdentity, b: LineIdentity) => boolean)[] = [
  (a, b) => hasSameId(a, b) && hasSameChoices(a, b),
  (a, b) => a.sku === b.sku && hasSameChoices(a, b),
  hasSameChoices,
  () => true,
]
