import { multiply, sum, type TaxedAmount, withTax } from './money.ts'

/** A lower price of one piece for larger quantities. */
export interface QuantityBreak {
  /** Whole, 2 or more. */
  readonly quantity: number
  readonly price: TaxedAmount
}

/** A part of a unit: a bundle component, or the surcharge of a custom option. */
export interface UnitPart {
  readonly price: TaxedAmount
  readonly quantity: number
  /** VAT in percent; `null` if none applies. */
  readonly rate: number | null
}

/** The price of one piece for a quantity: the lowest of its price and the breaks that the quantity reaches. */
export const priceAt = (price: TaxedAmount, breaks: readonly QuantityBreak[], quantity: number): TaxedAmount =>
  breaks
    .filter((each) => each.quantity <= quantity)
    .reduce((lowest, each) => (each.price.net < lowest.net ? each.price : lowest), price)

/**
 * The price of a unit made of parts: net amounts are added, and each VAT rate is applied once to its sum, as in carts. A sum of rounded
 * parts can differ by pennies. Quantities below 0 are ignored.
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
      // Amounts are in minor units, so they have no decimal digits.
      return withTax(sum(same.map(({ price, quantity }) => multiply(price, quantity))).net, rate, 0)
    }),
  )
}

/**
 * The price of each part of a unit in its quantity, so that the parts add up to the unit. Each is rounded once; pennies that remain are added
 * to or taken from the parts with the largest quantities, one each.
 * @source PROD-75; decision 0004
 */
export function partAmounts(parts: readonly UnitPart[]): readonly TaxedAmount[] {
  const own = parts.map((part) => unitPrice([part]))
  let rest = unitPrice(parts).gross - sum(own).gross
  const step = Math.sign(rest)
  const largestFirst = parts.map((_, i) => i).sort((a, b) => (parts[b]?.quantity ?? 0) - (parts[a]?.quantity ?? 0))
  const changed = new Set<number>()
  for (const i of largestFirst) {
    if (rest === 0) break
    if ((own[i]?.gross ?? 0) === 0) continue
    changed.add(i)
    rest -= step
  }
  return own.map(({ net, tax, gross }, i) =>
    changed.has(i) ? { net, tax: tax + step, gross: gross + step } : { net, tax, gross },
  )
}
