import type { QuantityLimits } from '#schema/rules/cart/quantity-limits.ts'
import { MOST_PIECES } from '#schema/rules/constants.ts'
import type { SaleQuantities } from '../catalog/catalog.types.ts'

/**
 * The quantities that can be added to a cart; null if unrestricted. Minimum and maximum are rounded to multiples of the step, as
 * the platform requires. Limits that allow no quantity are an error in the merchant's data and ignored; the platform then
 * decides.
 * @source STOCK-14; platform contract E4
 */
export function quantityLimits(stated: SaleQuantities): QuantityLimits | null {
  const step = stated.step || 1
  const least = Math.ceil((stated.least || 1) / step) * step
  const most = Math.floor(Math.min(stated.most || MOST_PIECES, MOST_PIECES) / step) * step
  const isAny = step === 1 && least === 1 && most === MOST_PIECES
  return isAny || least > most ? null : { least, most, step }
}
