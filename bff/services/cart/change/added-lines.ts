import { isSameLine } from '#schema/rules/cart/same-line.ts'
import { MOST_PIECES } from '#schema/rules/constants.ts'
import type { QuoteLine } from '../../../domain/cart/cart.types.ts'
import type { JoinedLine } from '../../../domain/cart/joined-lines.ts'
import { matchLines } from '../../../domain/cart/matching.ts'
import type { LateChange } from '../../scope/session.types.ts'
import type { PlacedLine } from '../lines/device-cart.ts'

/**
 * Lines to add, with the quantities that the cart's lines will have. A quantity that an earlier attempt under the same key meant to reach
 * stays the same, whatever became of that attempt.
 */
export function withSums(
  joined: readonly JoinedLine<PlacedLine>[],
  quote: readonly QuoteLine[],
  earlier: readonly LateChange[],
): readonly JoinedLine<PlacedLine>[] {
  const lines = joined.map(({ line }) => line)
  const others = new Map(matchLines(lines, quote).matches.map(({ line, other }) => [line, other]))
  return joined.map(({ line, places }) => {
    const meant = earlier.findLast((change) => isSameLine(change.line, line))?.quantity
    const sum = meant ?? line.quantity + (others.get(line)?.quantity ?? 0)
    return { places, line: { ...line, quantity: Math.min(sum, MOST_PIECES) } }
  })
}
