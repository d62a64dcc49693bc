import { isSameLine } from '#schema/rules/cart/same-line.ts'
import { MOST_PIECES } from '#schema/rules/constants.ts'
import type { DeviceLine } from './cart.types.ts'

/** A line and the indexes of the sent lines it combines. */
export interface JoinedLine<Line extends DeviceLine> {
  readonly line: Line
  readonly places: readonly number[]
}

/**
 * Merges duplicate lines and adds up their quantities. The platform keeps one line for each product, and adding it twice would
 * double it.
 * @source CART-8
 */
export function joinLines<Line extends DeviceLine>(lines: readonly Line[]): readonly JoinedLine<Line>[] {
  const joined: JoinedLine<Line>[] = []
  for (const [place, line] of lines.entries()) {
    const at = joined.findIndex((known) => isSameLine(known.line, line) && canBeOne(known.line, line))
    const known = joined[at]
    if (!known) joined.push({ line, places: [place] })
    else {
      const quantity = Math.min(known.line.quantity + line.quantity, MOST_PIECES)
      const isUnchanged = known.line.isUnchanged && line.isUnchanged
      joined[at] = { line: { ...known.line, quantity, isUnchanged }, places: [...known.places, place] }
    }
  }
  return joined
}

/** The platform may keep two equal lines with different item ids. */
const canBeOne = (a: DeviceLine, b: DeviceLine): boolean => a.itemId === null || b.itemId === null || a.itemId === b.itemId
