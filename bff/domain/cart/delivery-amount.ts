import { fromNetAndGross, type TaxedAmount, withoutTax, withTax, ZERO } from '#schema/rules/money.ts'
import type { TaxRule } from '../catalog/catalog.types.ts'
import { matchingRate, type TaxAddress, type Taxable } from '../tax/tax.ts'
import type { QuoteShippingMethod } from './cart.types.ts'

type StatedPrice = Pick<QuoteShippingMethod, 'price' | 'priceWithTax'>

/** Whether the VAT of a delivery has to be calculated here. A price with VAT below the one without it is none. */
export const isOneSided = ({ price, priceWithTax }: StatedPrice): boolean =>
  (price === null) !== (priceWithTax === null) || (price ?? 0) > (priceWithTax ?? 0)

/**
 * The price of a delivery. If the platform states it without VAT only, or with VAT only, the shop calculates the other side.
 * @param rate VAT in percent; null if it is unknown
 * @returns null if the price, or the rate that it needs, is unknown
 * @source TOTAL-13, TAX-5; platform contract E2
 */
export function deliveryAmount(stated: StatedPrice, rate: number | null, minorDigits: number): TaxedAmount | null {
  const { price, priceWithTax } = stated
  if (price !== null && priceWithTax !== null && !isOneSided(stated)) return fromNetAndGross(price, priceWithTax, minorDigits)
  const amount = price ?? priceWithTax
  if (amount === 0) return ZERO
  if (amount === null || rate === null) return null
  return price === null ? withoutTax(amount, rate, minorDigits) : withTax(amount, rate, minorDigits)
}

/**
 * The VAT rate of a delivery, in percent: the highest of its goods, because the platform does not state the tax class of deliveries.
 * @param customerGroup null if tax is not grouped
 * @returns null if no goods are known
 * @source TOTAL-13, TAX-1 to TAX-4
 */
export const deliveryRate = (
  goods: readonly Taxable[],
  rules: readonly TaxRule[],
  address: TaxAddress,
  customerGroup: number | null,
): number | null =>
  goods.length > 0 ? Math.max(...goods.map((product) => matchingRate(product, rules, address, customerGroup) ?? 0)) : null
