import type { CartSettings } from '#schema/page.types.ts'
import type { Purchase } from '../purchase.types.ts'

/** Why something cannot be put into the cart; `issue` is one the shop has words for. */
export type Obstacle =
  | { readonly kind: 'issue'; readonly message: string }
  | { readonly kind: 'priceUnknown' | 'outOfStock' | 'nothingChosen' }

/**
 * What stands against putting something into the cart: what its own validation says, a price that nobody knows, a stock that is
 * gone, a quantity of nothing.
 * @source CART-16, CART-17, CART-19, PRICE-8
 */
export function obstaclesTo({ product, variant, quantity }: Purchase, { allowsZeroPrice }: CartSettings): readonly Obstacle[] {
  const { price, stock } = variant ?? product
  const issues = (product.issues ?? []).map(({ message }): Obstacle => ({ kind: 'issue', message }))
  if (issues.length > 0) return issues
  const { amount } = price.final.gross
  if (price.isUnknown || amount < 0 || (amount === 0 && !allowsZeroPrice)) return [{ kind: 'priceUnknown' }]
  if (stock?.status === 'OUT_OF_STOCK') return [{ kind: 'outOfStock' }]
  return quantity > 0 ? [] : [{ kind: 'nothingChosen' }]
}

/** Whether nobody knows if there is enough of it, where that matters. @source CART-18 */
export const isUnsure = ({ product, variant }: Purchase, { allowsOutOfStock }: CartSettings): boolean =>
  !allowsOutOfStock && (variant ?? product).stock?.status === 'VOLATILE'
