import type { CartSettings } from '#schema/page.types.ts'
import { type QuantityLimits, type QuantityProblem, quantityProblem } from '#schema/rules/cart/quantity-limits.ts'
import { isChargeable } from '#schema/rules/is-chargeable.ts'
import type { Purchase } from '../purchase.types.ts'

/** Why a purchase cannot be added; an `issue` has a message from the shop. */
export type Obstacle =
  | { readonly kind: 'issue'; readonly message: string }
  | { readonly kind: 'quantity'; readonly problem: QuantityProblem; readonly limits: QuantityLimits }
  | { readonly kind: 'priceUnknown' | 'outOfStock' | 'nothingChosen' }

/**
 * The reasons why a purchase cannot be added to the cart: its own validation issues, an unknown price, out of stock, a zero quantity,
 * or a quantity outside the limits.
 * @param inCart quantity already in the cart, which counts towards the limits
 * @source CART-16, CART-17, CART-19, PRICE-8, STOCK-15
 */
export function findObstacles({ product, variant, quantity }: Purchase, settings: CartSettings, inCart = 0): readonly Obstacle[] {
  const { price, stock } = variant ?? product
  const issues = (product.issues ?? []).map(({ message }): Obstacle => ({ kind: 'issue', message }))
  if (issues.length > 0) return issues
  const shown = { gross: price.final.gross.amount, isUnknown: price.isUnknown }
  if (!isChargeable(shown, settings)) return [{ kind: 'priceUnknown' }]
  if (stock?.status === 'OUT_OF_STOCK') return [{ kind: 'outOfStock' }]
  if (!(quantity > 0)) return [{ kind: 'nothingChosen' }]
  const limits = stock?.limits
  if (!limits) return []
  const problem = quantityProblem(quantity, limits) ?? (quantity + inCart > limits.most ? 'tooMany' : null)
  return problem === null ? [] : [{ kind: 'quantity', problem, limits }]
}

/** Whether the stock is unverified in a shop that does not sell out-of-stock products. @source CART-18 */
export const isStockUnverified = ({ product, variant }: Purchase, { allowsOutOfStock }: CartSettings): boolean =>
  !allowsOutOfStock && (variant ?? product).stock?.status === 'VOLATILE'
