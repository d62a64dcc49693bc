import type { CartSettings } from '#schema/page.types.ts'
import { type QuantityLimits, type QuantityProblem, quantityProblem } from '#schema/rules/cart/quantity-limits.ts'
import type { Purchase } from '../purchase.types.ts'

/** Why something cannot be put into the cart; `issue` is one the shop has words for. */
export type Obstacle =
  | { readonly kind: 'issue'; readonly message: string }
  | { readonly kind: 'quantity'; readonly problem: QuantityProblem; readonly limits: QuantityLimits }
  | { readonly kind: 'priceUnknown' | 'outOfStock' | 'nothingChosen' }

/**
 * What stands against putting something into the cart: what its own validation says, a price that nobody knows, a stock that is
 * gone, a quantity of nothing or one it is not sold in.
 * @param inCart how many of it the cart has already: together they may be more than are sold
 * @source CART-16, CART-17, CART-19, PRICE-8, STOCK-15
 */
export function obstaclesTo(
  { product, variant, quantity }: Purchase,
  { allowsZeroPrice }: CartSettings,
  inCart = 0,
): readonly Obstacle[] {
  const { price, stock } = variant ?? product
  const issues = (product.issues ?? []).map(({ message }): Obstacle => ({ kind: 'issue', message }))
  if (issues.length > 0) return issues
  const { amount } = price.final.gross
  if (price.isUnknown || amount < 0 || (amount === 0 && !allowsZeroPrice)) return [{ kind: 'priceUnknown' }]
  if (stock?.status === 'OUT_OF_STOCK') return [{ kind: 'outOfStock' }]
  if (!(quantity > 0)) return [{ kind: 'nothingChosen' }]
  const limits = stock?.limits
  if (!limits) return []
  const problem = quantityProblem(quantity, limits) ?? (quantity + inCart > limits.most ? 'tooMany' : null)
  return problem === null ? [] : [{ kind: 'quantity', problem, limits }]
}

/** Whether nobody knows if there is enough of it, where that matters. @source CART-18 */
export const isUnsure = ({ product, variant }: Purchase, { allowsOutOfStock }: CartSettings): boolean =>
  !allowsOutOfStock && (variant ?? product).stock?.status === 'VOLATILE'
