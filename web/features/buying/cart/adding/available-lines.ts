import type { CartSettings } from '#schema/page.types.ts'
import { formatOfPage } from '../../../../messages/page-messages.ts'
import type { NewLine, VisibleLine } from '../../../../sync/tasks/cart/cart-state.ts'
import type { LineQuantity } from '../../../../sync/tasks/cart/exchange-lines.ts'
import type { Purchase } from '../purchase.types.ts'
import { checkPurchase } from './check-purchase.ts'
import { createLine } from './new-lines.ts'

type LineInCart = Pick<VisibleLine, 'key' | 'sku' | 'quantity'>

/** The lines that are left after quantities were taken out. */
export const remainingLines = (lines: readonly LineInCart[], taken: readonly LineQuantity[]): readonly LineInCart[] =>
  lines
    .map(({ key, sku, quantity }) => ({ key, sku, quantity: quantity - (taken.find((out) => out.key === key)?.quantity ?? 0) }))
    .filter(({ quantity }) => quantity > 0)

/**
 * New lines for the available purchases. Notices give the reason for the others.
 * @param inCart lines that stay in the cart; their quantities count towards the limits
 */
export function availableLines(
  purchases: readonly Purchase[],
  inCart: readonly LineInCart[],
  settings: CartSettings,
): readonly (NewLine & { readonly purchase: Purchase })[] {
  const { money } = formatOfPage()
  const quantityInCart = (sku: string) => inCart.reduce((sum, line) => sum + (line.sku === sku ? line.quantity : 0), 0)
  const isAvailable = (purchase: Purchase) =>
    checkPurchase(purchase, settings, {
      inCart: quantityInCart((purchase.variant ?? purchase.product).sku),
      isOneOfSeveral: purchases.length > 1,
    })
  return purchases.filter(isAvailable).map((purchase) => ({ purchase, ...createLine(purchase, money) }))
}
