import { sum, type TaxedAmount, times } from '#schema/rules/money.ts'
import type { PriceView } from '../pricing.types.ts'

export interface ComponentPrice {
  readonly price: PriceView
  readonly quantity: number
}

/**
 * What several things cost together: from 0, each price as often as its quantity. Quantities below 0 do not count.
 * It is as current as the least current of its parts, and unknown where there are none or the price of one is.
 * @source VAR-5, VAR-9
 */
export function totalPrice(parts: readonly ComponentPrice[]): PriceView {
  const counted = parts.filter(({ quantity }) => quantity >= 0)
  const total = (amountOf: (price: PriceView) => TaxedAmount) =>
    sum(counted.map(({ price, quantity }) => times(amountOf(price), quantity)))
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
