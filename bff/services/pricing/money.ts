import type { Money, TaxedMoney } from '#schema/generated/types.ts'
import type { TaxedAmount } from '#schema/rules/money.ts'
import { formatMoney } from '#schema/rules/price-format.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'

/** The largest amount in minor units that the schema's Int can hold; larger amounts are shown as this. */
const LARGEST = 2_147_483_647

export function taxedMoney(amount: TaxedAmount, view: StoreViewConfig): TaxedMoney {
  const [net, gross] = [clampToInt(amount.net), clampToInt(amount.gross)]
  return { net: toMoney(net, view), tax: toMoney(clampToInt(gross - net), view), gross: toMoney(gross, view) }
}

/** Stands in for an unknown price: a zero amount that is not displayed as zero. */
export function unknownMoney({ currency }: StoreViewConfig): TaxedMoney {
  const unknown = { amount: 0, currency, formatted: '—' }
  return { net: unknown, tax: unknown, gross: unknown }
}

/** Whether an amount in minor units fits the schema's Int. */
export const fitsInt = (minor: number): boolean => Math.abs(minor) <= LARGEST

const clampToInt = (minor: number): number => Math.min(LARGEST, Math.max(-LARGEST, minor))

/** Formats an amount for the store view. @param amount minor units */
export const money = (amount: number, view: StoreViewConfig): Money => toMoney(clampToInt(amount), view)

const toMoney = (amount: number, view: StoreViewConfig): Money => ({
  amount,
  currency: view.currency,
  formatted: formatMoney(amount, view),
})
