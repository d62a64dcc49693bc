import type { BothPricesFragment } from '#schema/generated/operations.ts'
import { sum, type TaxedAmount, times } from '#schema/rules/money.ts'

type Priced = Pick<BothPricesFragment, 'net' | 'gross'>

/** Several of one thing. */
export interface PricedLine {
  readonly price: Priced
  readonly quantity: number
}

/** What lines cost together, in minor units. Quantities of 0 and less cost nothing. */
export function totalOf(lines: readonly PricedLine[]): TaxedAmount {
  return sum(lines.filter(({ quantity }) => quantity > 0).map(({ price, quantity }) => times(amountOf(price), quantity)))
}

/** A price as the shared rules calculate with it. */
export function amountOf({ net, gross }: Priced): TaxedAmount {
  return { net: net.amount, tax: gross.amount - net.amount, gross: gross.amount }
}
