import { sum, type TaxedAmount, taxed, times } from './money.ts'

/** A lower price of one piece from a quantity on. */
export interface QuantityBreak {
  /** Whole, 2 or more. */
  readonly quantity: number
  readonly price: TaxedAmount
}

/** Pieces of one thing within a unit: a component of a set, or what an answer to a custom option costs. */
export interface UnitPart {
  readonly price: TaxedAmount
  readonly quantity: number
  /** VAT in percent; `null` if none applies. */
  readonly rate: number | null
}

/** What one piece costs if so many are bought: the lowest of its price and of the breaks that the quantity reaches. */
export const priceAt = (price: TaxedAmount, breaks: readonly QuantityBreak[], quantity: number): TaxedAmount =>
  breaks
    .filter((each) => each.quantity <= quantity)
    .reduce((lowest, each) => (each.price.net < lowest.net ? each.price : lowest), price)

/**
 * What one unit costs that is put together from parts: net amounts are added, and each VAT rate is applied once to its sum. Carts do
 * the same, while a sum of rounded parts can be pennies off. Quantities below 0 do not count.
 * @source VAR-5; decision 0004
 */
export function unitPrice(parts: readonly UnitPart[]): TaxedAmount {
  const counted = parts.filter(({ price, quantity }) => quantity > 0 && (price.net !== 0 || price.gross !== 0))
  const [first, ...others] = counted
  if (first && others.length === 0 && first.quantity === 1) return first.price
  const rates = new Set(counted.map(({ rate }) => rate ?? 0))
  return sum(
    [...rates].map((rate) => {
      const same = counted.filter((part) => (part.rate ?? 0) === rate)
      // Amounts are minor units already, so they have no digits of their own.
      return taxed(sum(same.map(({ price, quantity }) => times(price, quantity))).net, rate, 0)
    }),
  )
}
