import type { BothPricesFragment } from '#schema/generated/operations.ts'
import { type TaxedAmount, times } from '#schema/rules/money.ts'

/** The fields that price components need. */
export type Price = Pick<BothPricesFragment, 'net' | 'gross'>

/** An amount in the currency of a price. @param written formats an amount */
export const priced = ({ net, gross }: TaxedAmount, { net: like, gross: likeGross }: Price, written: Written): Price => ({
  net: { ...like, amount: net, formatted: written(net) },
  gross: { ...likeGross, amount: gross, formatted: written(gross) },
})

/** A price times a quantity, by the rule shared with the server. */
export const multiplied = (price: Price, quantity: number, written: Written): Price =>
  priced(
    times({ net: price.net.amount, tax: price.gross.amount - price.net.amount, gross: price.gross.amount }, quantity),
    price,
    written,
  )

type Written = (amount: number) => string
