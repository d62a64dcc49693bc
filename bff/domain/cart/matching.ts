import { isSameLine, type LineIdentity } from '#schema/rules/cart/same-line.ts'

/** Lines of two carts that are one. */
export interface Match<Line, Other> {
  readonly line: Line
  readonly other: Other | null
}

/**
 * For each line the one of the other cart that it is; no two have the same. The platform's number of a line decides between several.
 * @source CART-4 to CART-6; platform contract §4.4
 */
export function matchLines<Line extends LineIdentity, Other extends LineIdentity>(
  lines: readonly Line[],
  others: readonly Other[],
): { readonly matches: readonly Match<Line, Other>[]; readonly rest: readonly Other[] } {
  const free = new Set(others)
  const found = new Map<Line, Other>()
  for (const isBetter of [isNumbered, isExact, () => true]) {
    for (const line of lines) {
      if (found.has(line)) continue
      for (const other of free) {
        if (!isBetter(line, other) || !isSameLine(line, other)) continue
        found.set(line, other)
        free.delete(other)
        break
      }
    }
  }
  return { matches: lines.map((line) => ({ line, other: found.get(line) ?? null })), rest: [...free] }
}

const isNumbered = (a: LineIdentity, b: LineIdentity): boolean => a.itemId !== null && a.itemId === b.itemId
const isExact = (a: LineIdentity, b: LineIdentity): boolean => a.sku === b.sku
