import type { CartSettings } from '#schema/page.types.ts'
import { enoughOf, type QuantityLimits, quantityProblem } from '#schema/rules/cart/quantity-limits.ts'
import { findObstacles, type Purchase } from '../../../buying/cart/index.ts'
import type { Match } from '../rows/match.types.ts'
import { isBlank, type OrderRow } from '../rows/order-row.ts'
import { meantBy, skuKey } from '../rows/order-rows.ts'
import { rowQuantity } from '../rows/row-quantity.ts'
import type { RowProblem, RowState } from '../rows/row-state.types.ts'
import type { Recognised } from './recognition.ts'

/**
 * The state of each row. Quantities of one product are checked against its stock together; the first row that exceeds it has the
 * problem.
 * @param known by `skuKey`
 * @source QUICK-6
 */
export function rowStates(
  rows: readonly OrderRow[],
  known: ReadonlyMap<string, Recognised>,
  settings: CartSettings,
): ReadonlyMap<string, RowState> {
  const taken = new Map<string, number>()
  return new Map(
    rows.map((row): [string, RowState] => {
      const { sku, quantity } = meantBy(row)
      const state = stateOf(row, known.get(skuKey(sku)), quantity, settings)
      if (state.status !== 'ready') return [row.id, state]
      const { product, variant } = state.purchase
      const { sku: soldSku, stock } = variant ?? product
      const wanted = (taken.get(soldSku) ?? 0) + state.purchase.quantity
      const limits = stock?.limits ?? null
      const most = stock?.status === 'OK' && stock.quantity !== null && stock.quantity > 0 ? stock.quantity : null
      if (most !== null && wanted > most)
        return [row.id, problem({ kind: 'tooMany', most, take: soldOf(most, limits) }, state.match)]
      if (limits && wanted > limits.most)
        return [row.id, problem({ kind: 'limits', problem: 'tooMany', limits, take: limits.most }, state.match)]
      taken.set(soldSku, wanted)
      return [row.id, state]
    }),
  )
}

/** Each unknown number costs a search. */
const FEW = 5

/** Whether few enough product numbers are unknown to search for similar ones at once. @source QUICK-5 */
export function hasFewUnknown(states: ReadonlyMap<string, RowState>): boolean {
  const unknown = states.values().filter((state) => state.status === 'problem' && isUnknown(state.problem))
  return unknown.take(FEW + 1).toArray().length <= FEW
}

const isUnknown = ({ kind }: RowProblem): boolean => kind === 'unknown' || kind === 'unseen'

function stateOf(row: OrderRow, recognised: Recognised | undefined, written: string, settings: CartSettings): RowState {
  if (isBlank(row)) return { status: 'blank', match: null }
  if (row.sku.trim() === '') return problem({ kind: 'missing' }, null)
  if (!recognised) return { status: 'looking', match: null }
  if (recognised.status !== 'found') return problem({ kind: recognised.status }, null)
  const { match } = recognised
  const hindrance = hindranceOf(match, settings)
  if (hindrance) return problem(hindrance, match)
  const limits = (match.variant ?? match.product).stock?.limits ?? null
  const quantity = rowQuantity(written, limits?.least)
  if (typeof quantity === 'string') return problem({ kind: 'quantity', error: quantity }, match)
  const wrong = quantityProblem(quantity, limits)
  if (limits && wrong) return problem({ kind: 'limits', problem: wrong, limits, take: enoughOf(quantity, limits) }, match)
  return { status: 'ready', purchase: purchaseOf(match, quantity), match }
}

const problem = (problem: RowProblem, match: Match | null): RowState => ({ status: 'problem', problem, match })

/** Why a product cannot be bought in any quantity. */
function hindranceOf(match: Match, settings: CartSettings): RowProblem | null {
  const { product, variant, needsChoice } = match
  if (product.phoneOrderOnly) return { kind: 'phone' }
  if (needsChoice) return { kind: product.hasVariants && !variant ? 'variant' : 'choice' }
  const [obstacle] = findObstacles(purchaseOf(match, (variant ?? product).stock?.limits?.least ?? 1), settings)
  if (obstacle?.kind === 'issue') return obstacle
  return obstacle?.kind === 'priceUnknown' || obstacle?.kind === 'outOfStock' ? { kind: obstacle.kind } : null
}

/** The largest quantity up to `count` that can be bought. */
function soldOf(count: number, limits: QuantityLimits | null): number {
  if (!limits) return count
  const whole = Math.min(Math.floor(count / limits.step) * limits.step, limits.most)
  return whole < limits.least ? 0 : whole
}

const purchaseOf = ({ product, variant, options }: Match, quantity: number): Purchase => ({ product, variant, quantity, options })
