import { sum, type TaxedAmount, times } from '#schema/rules/money.ts'
import { priceAt, type QuantityBreak, type UnitPart } from '#schema/rules/unit-price.ts'
import type { PriceView } from '../pricing.types.ts'

export interface ComponentPrice {
  readonly price: PriceView
  /** VAT in percent; `null` if none applies. */
  readonly rate: number | null
  /** Of one component, if so many are bought. */
  readonly breaks: readonly QuantityBreak[]
  readonly quantity: number
}

/** How amounts of several components become one. */
type Addition = (parts: readonly UnitPart[]) => TaxedAmount

/** Each component is charged as a line of its own. */
export const addLines: Addition = (parts) => sum(parts.map(({ price, quantity }) => times(price, quantity)))

/**
 * What several things cost together: from 0, each price as often as its quantity. Quantities below 0 do not count, and a quantity
 * that reaches a break costs what the break says.
 * It is as current as the least current of its parts, and unknown where there are none or the price of one is.
 * @source VAR-5, VAR-9
 */
export function totalPrice(parts: readonly ComponentPrice[], add: Addition): PriceView {
  const counted = parts.filter(({ quantity }) => quantity >= 0).map(withBreak)
  const total = (amountOf: (price: PriceView) => TaxedAmount) =>
    add(counted.map(({ price, quantity, rate }) => ({ price: amountOf(price), quantity, rate })))
  const onSale = counted.some(({ price, quantity }) => price.onSale && quantity > 0)
  const final = total((price) => price.final)
  const isUnknown = counted.length === 0 || counted.some(({ price, quantity }) => price.isUnknown && quantity > 0)
  const isCurrent = counted.length > 0 && counted.every(({ price }) => price.isCurrent)
  return {
    // A part that is not on sale costs what is asked, even where a catalogue rule has lowered it.
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
