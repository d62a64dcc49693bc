import { multiply, sum, type TaxedAmount } from '#schema/rules/money.ts'
import { priceAt, type QuantityBreak, type UnitPart } from '#schema/rules/unit-price.ts'
import type { PriceView } from '../pricing.types.ts'

export interface ComponentPrice {
  readonly price: PriceView
  /** VAT in percent; null if none applies. */
  readonly rate: number | null
  /** Price per component at each quantity. */
  readonly breaks: readonly QuantityBreak[]
  readonly quantity: number
}

type Addition = (parts: readonly UnitPart[]) => TaxedAmount

/** Charges each component as its own line. */
export const addLines: Addition = (parts) => sum(parts.map(({ price, quantity }) => multiply(price, quantity)))

/**
 * The total of several components: the sum of each price times its quantity, from 0. Negative quantities are ignored, and a
 * quantity that reaches a break costs the break's price. The total is as current as its least current component. It is unknown if
 * there are no components or if one of their prices is unknown.
 * @source VAR-5, VAR-9
 */
export function totalPrice(parts: readonly ComponentPrice[], add: Addition): PriceView {
  const counted = parts.filter(({ quantity }) => quantity >= 0).map(withBreak)
  const total = (readAmount: (price: PriceView) => TaxedAmount) =>
    add(counted.map(({ price, quantity, rate }) => ({ price: readAmount(price), quantity, rate })))
  const onSale = counted.some(({ price, quantity }) => price.onSale && quantity > 0)
  const final = total((price) => price.final)
  const isUnknown = counted.length === 0 || counted.some(({ price, quantity }) => price.isUnknown && quantity > 0)
  const isCurrent = counted.length > 0 && counted.every(({ price }) => price.isCurrent)
  return {
    // A component that is not on sale counts with its final price, even if a catalogue rule has lowered it.
    regular: total((price) => (price.onSale ? price.regular : price.final)),
    final,
    special: onSale ? final : null,
    onSale,
    isFrom: counted.some(({ price }) => price.isFrom),
    ...(isUnknown && { isUnknown }),
    isCurrent,
    refreshedAt: isCurrent ? (counted.map(({ price }) => price.refreshedAt).sort()[0] ?? null) : null,
  }
}

const withBreak = (part: ComponentPrice): ComponentPrice => ({
  ...part,
  price: { ...part.price, final: priceAt(part.price.final, part.breaks, part.quantity) },
})
