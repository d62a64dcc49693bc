import type { BothPricesFragment, PriceStepsFragment } from '#schema/generated/operations.ts'
import type { PriceUnit } from '#schema/generated/types.ts'
import { multiply, type TaxedAmount } from '#schema/rules/money.ts'
import { priceAt } from '#schema/rules/unit-price.ts'
import type { NetAndGross } from './both-vat.tsx'

export type Price = Pick<BothPricesFragment, 'net' | 'gross'>

export interface SteppedPrice extends Pick<PriceStepsFragment, 'taxRate' | 'breaks'> {
  readonly final: Price
}

/** Whether what is sold is a pack, so that the unit price is that of a piece in it. */
export const isPack = (unit: { readonly unit: PriceUnit } | null | undefined): boolean => unit?.unit === 'PIECE'

type FormatAmount = (amount: number) => string

/** Price of one piece when buying a quantity, in minor units. */
export const pieceAmount = ({ final, breaks }: Pick<SteppedPrice, 'final' | 'breaks'>, quantity: number): TaxedAmount =>
  priceAt(
    toTaxedAmount(final),
    breaks.map((each) => ({ quantity: each.quantity, price: toTaxedAmount(each.price) })),
    quantity,
  )

export const toTaxedAmount = ({ net, gross }: Price): TaxedAmount => ({
  net: net.amount,
  tax: gross.amount - net.amount,
  gross: gross.amount,
})

/** An amount as it is written in both VAT modes. */
export const toNetAndGross = ({ net, gross }: TaxedAmount, format: FormatAmount): NetAndGross => ({
  net: { formatted: format(net) },
  gross: { formatted: format(gross) },
})

/** Converts an amount to a price. @param like a price in the same currency */
export const toPrice = ({ net, gross }: TaxedAmount, like: Price, format: FormatAmount): Price => ({
  net: { ...like.net, amount: net, formatted: format(net) },
  gross: { ...like.gross, amount: gross, formatted: format(gross) },
})

/** A price times a quantity, by the rule shared with the server. */
export const multiplyPrice = (price: Price, quantity: number, format: FormatAmount): Price =>
  toPrice(multiply(toTaxedAmount(price), quantity), price, format)
