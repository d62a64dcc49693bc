import type { CartSettings } from '#schema/page.types.ts'
import { multiply, sum, type TaxedAmount } from '#schema/rules/money.ts'
import { pieceAmount } from '../../../../components/price/price-arithmetic.ts'
import { isFirmAmount } from '../../../../components/price/sums/is-firm-amount.ts'
import type { Match } from '../rows/match.types.ts'
import type { RowState } from '../rows/row-state.types.ts'

export interface LineAmounts {
  /** For one piece in this quantity, in minor units. */
  readonly each: TaxedAmount
  readonly total: TaxedAmount
}

/** Null for a price that is unknown, depends on a choice, or cannot be right. */
export function lineAmounts(
  { product, variant, needsChoice }: Match,
  quantity: number,
  settings: CartSettings,
): LineAmounts | null {
  const { final, breaks, isFrom, isUnknown } = (variant ?? product).price
  if (isUnknown || isFrom || needsChoice) return null
  const each = pieceAmount({ final, breaks }, quantity)
  return isFirmAmount(each, settings) ? { each, total: multiply(each, quantity) } : null
}

/**
 * The total of the rows that can be added to the cart, quantity breaks included. Null if there are no such rows, or if the price of
 * one of them is not firm, because a part of the sum would look like the whole.
 * @source QUICK-10
 */
export function readyTotal(states: readonly RowState[], settings: CartSettings): TaxedAmount | null {
  const amounts = states.flatMap((state) =>
    state.status === 'ready' ? [lineAmounts(state.match, state.purchase.quantity, settings)] : [],
  )
  const known = amounts.flatMap((each) => each?.total ?? [])
  return known.length > 0 && known.length === amounts.length ? sum(known) : null
}
