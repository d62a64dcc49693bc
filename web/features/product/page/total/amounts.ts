import { sum, type TaxedAmount, times } from '#schema/rules/money.ts'
import type { UnitPart } from '#schema/rules/unit-price.ts'
import { pieceAmount, type SteppedPrice } from '../../../../components/price/piece-amount.ts'

/** Several of one thing. */
export interface PricedLine {
  readonly price: SteppedPrice
  readonly quantity: number
}

/** What lines cost together, in minor units, each at the price for its quantity. Quantities of 0 and less cost nothing. */
export function totalOf(lines: readonly PricedLine[]): TaxedAmount {
  return sum(
    lines.filter(({ quantity }) => quantity > 0).map(({ price, quantity }) => times(pieceAmount(price, quantity), quantity)),
  )
}

/** A component of a set, at the price for as many as are in it. */
export const unitPart = ({ price, quantity }: PricedLine): UnitPart => ({
  ...{ quantity, rate: price.taxRate },
  price: pieceAmount(price, quantity),
})
