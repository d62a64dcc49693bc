import { multiply, sum, type TaxedAmount } from '#schema/rules/money.ts'
import type { UnitPart } from '#schema/rules/unit-price.ts'
import { pieceAmount, type SteppedPrice } from '../../../../../components/price/price-arithmetic.ts'

export interface PricedLine {
  readonly price: SteppedPrice
  readonly quantity: number
}

/** Total of lines in minor units, each at the price for its quantity. Ignores quantities of 0 and less. */
export function linesTotal(lines: readonly PricedLine[]): TaxedAmount {
  return sum(
    lines.filter(({ quantity }) => quantity > 0).map(({ price, quantity }) => multiply(pieceAmount(price, quantity), quantity)),
  )
}

/** A bundle component with the price for its quantity. */
export const toUnitPart = ({ price, quantity }: PricedLine): UnitPart => ({
  quantity,
  rate: price.taxRate,
  price: pieceAmount(price, quantity),
})
