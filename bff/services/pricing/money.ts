import type { Money, TaxedMoney } from '#schema/generated/types.ts'
import type { TaxedAmount } from '#schema/rules/money.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import { formatMoney } from '../../domain/pricing/format.ts'

/** An amount the three ways it is shown, each as the store view writes it. */
export const taxedMoney = ({ net, tax, gross }: TaxedAmount, view: StoreViewConfig): TaxedMoney => ({
  net: moneyOf(net, view),
  tax: moneyOf(tax, view),
  gross: moneyOf(gross, view),
})

const moneyOf = (amount: number, view: StoreViewConfig): Money => ({
  amount,
  currency: view.currency,
  formatted: formatMoney(amount, view),
})
