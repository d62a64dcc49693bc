import type { CartSettings } from '#schema/page.types.ts'
import { type QuantityLimits, quantityProblem, roundUpQuantity } from '#schema/rules/cart/quantity-limits.ts'
import { findObstacles, type Purchase } from '../../../buying/cart/index.ts'
import type { Match } from '../rows/match.types.ts'
import { isBlank, type OrderRow } from '../rows/order-row.ts'
import { readRow, rowQuantity, skuKey } from '../rows/order-rows.ts'
import type { RowProblem, RowState } from '../rows/row-state.types.ts'
import type { LookupResult } from './product-lookup.ts'

/**
 * The state of each row, by row id. Quantities of one product are checked against its stock together; the row that exceeds it has the
 * problem.
 * @param results by `skuKey`
 * @source QUICK-6
 */
export function rowStates(
  rows: readonly OrderRow[],
  results: ReadonlyMap<string, LookupResult>,
  settings: CartSettings,
): ReadonlyMap<string, RowState> {
  const taken = new Map<string, number>()
  return new Map(
    rows.map((row): [string, RowState] => {
      const { sku, quantity } = readRow(row)
      const state = rowState(row, results.get(skuKey(sku)), quantity, settings)
      if (state.status !== 'ready') return [row.id, state]
      const { product, variant } = state.purchase
      const { sku: soldSku, stock } = variant ?? product
      const wanted = (taken.get(soldSku) ?? 0) + state.purchase.quantity
      const limits = stock?.limits ?? null
      const most = stock?.status === 'OK' && stock.quantity !== null && stock.quantity > 0 ? stock.quantity : null
      if (most !== null && wanted > most)
        return [row.id, toProblem({ kind: 'tooMany', most, take: largestQuantity(most, limits) }, state.match)]
      if (limits && wanted > limits.most)
        return [row.id, toProblem({ kind: 'limits', problem: 'tooMany', limits, take: limits.most }, state.match)]
      taken.set(soldSku, wanted)
      return [row.id, state]
    }),
  )
}

/** Each unknown number costs a search. */
const MOST_SEARCHES = 5

/** Whether few enough product numbers are unknown to search for similar ones at once. @source QUICK-5 */
export function hasFewUnknown(states: ReadonlyMap<string, RowState>): boolean {
  const unknown = [...states.values()].filter((state) => state.status === 'problem' && isUnknown(state.problem))
  return unknown.length <= MOST_SEARCHES
}

const isUnknown = ({ kind }: RowProblem): boolean => kind === 'unknown' || kind === 'unseen'

function rowState(row: OrderRow, result: LookupResult | undefined, quantityText: string, settings: CartSettings): RowState {
  if (isBlank(row)) return { status: 'blank', match: null }
  if (row.sku.trim() === '') return toProblem({ kind: 'missing' }, null)
  if (!result) return { status: 'loading', match: null }
  if (result.status !== 'found') return toProblem({ kind: result.status }, null)
  const { match } = result
  const hindrance = findHindrance(match, settings)
  if (hindrance) return toProblem(hindrance, match)
  const limits = (match.variant ?? match.product).stock?.limits ?? null
  const quantity = rowQuantity(quantityText, limits?.least)
  if (typeof quantity === 'string') return toProblem({ kind: 'quantity', error: quantity }, match)
  const problem = quantityProblem(quantity, limits)
  if (limits && problem) return toProblem({ kind: 'limits', problem, limits, take: roundUpQuantity(quantity, limits) }, match)
  return { status: 'ready', purchase: toPurchase(match, quantity), match }
}

const toProblem = (problem: RowProblem, match: Match | null): RowState => ({ status: 'problem', problem, match })

/** Why a product cannot be bought in any quantity. */
function findHindrance(match: Match, settings: CartSettings): RowProblem | null {
  const { product, variant, needsChoice } = match
  if (product.phoneOrderOnly) return { kind: 'phone' }
  if (needsChoice) return { kind: product.hasVariants && !variant ? 'variant' : 'choice' }
  const [obstacle] = findObstacles(toPurchase(match, (variant ?? product).stock?.limits?.least ?? 1), settings)
  if (obstacle?.kind === 'issue') return obstacle
  return obstacle?.kind === 'priceUnknown' || obstacle?.kind === 'outOfStock' ? { kind: obstacle.kind } : null
}

/** The largest quantity up to `count` that can be bought; 0 if there is none. */
function largestQuantity(count: number, limits: QuantityLimits | null): number {
  if (!limits) return count
  const quantity = Math.min(Math.floor(count / limits.step) * limits.step, limits.most)
  return quantity < limits.least ? 0 : quantity
}

const toPurchase = ({ product, variant, options }: Match, quantity: number): Purchase => ({ product, variant, quantity, options })
