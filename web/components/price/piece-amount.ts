import type { BothPricesFragment, PriceStepsFragment } from '#schema/generated/operations.ts'
import type { TaxedAmount } from '#schema/rules/money.ts'
import { priceAt } from '#schema/rules/unit-price.ts'

type Priced = Pick<BothPricesFragment, 'net' | 'gross'>

/** A price with its quantity breaks. */
export interface SteppedPrice extends Pick<PriceStepsFragment, 'taxRate' | 'breaks'> {
  readonly final: Priced
}

/** What one piece costs if so many are bought, in minor units. */
export const pieceAmount = ({ final, breaks }: Pick<SteppedPrice, 'final' | 'breaks'>, quantity: number): TaxedAmount =>
  priceAt(
    amountOf(final),
    breaks.map((each) => ({ quantity: each.quantity, price: amountOf(each.price) })),
    quantity,
  )

/** A price as the shared rules calculate with it. */
export function amountOf({ net, gross }: Priced): TaxedAmount {
  return { net: net.amount, tax: gross.amount - net.amount, gross: gross.amount }
}
