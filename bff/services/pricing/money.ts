import type { Money, TaxedMoney } from '#schema/generated/types.ts'
import type { TaxedAmount } from '#schema/rules/money.ts'
import { formatMoney } from '#schema/rules/price-format.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'

/** Minor units that the schema can say. Sums of absurd prices and quantities go beyond, and are shown as this. */
const LARGEST = 2_147_483_647

/** An amount the three ways it is shown, each as the store view writes it. */
export function taxedMoney(amount: TaxedAmount, view: StoreViewConfig): TaxedMoney {
  const [net, gross] = [sayable(amount.net), sayable(amount.gross)]
  return { net: moneyOf(net, view), tax: moneyOf(sayable(gross - net), view), gross: moneyOf(gross, view) }
}

/** What stands where nobody knows a price: an amount of nothing, that is not shown as nothing. */
export function unknownMoney({ currency }: StoreViewConfig): TaxedMoney {
  const unknown = { amount: 0, currency, formatted: '—' }
  return { net: unknown, tax: unknown, gross: unknown }
}

/** Whether an amount in minor units fits into the schema. */
export const isSayable = (minor: number): boolean => Math.abs(minor) <= LARGEST

const sayable = (minor: number): number => Math.min(LARGEST, Math.max(-LARGEST, minor))

/** An amount as the store view writes it. @param amount minor units */
export const money = (amount: number, view: StoreViewConfig): Money => moneyOf(sayable(amount), view)

const moneyOf = (amount: number, view: StoreViewConfig): Money => ({
  amount,
  currency: view.currency,
  formatted: formatMoney(amount, view),
})
