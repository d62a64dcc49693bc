import type { PriceSummary } from '#schema/generated/types.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import { priceSummary } from '../../domain/totals/price-summary.ts'
import type { StatedAmounts } from '../../domain/totals/price-summary.types.ts'
import { fitsInt, money } from './money.ts'

/** The rows of a cart or an order as schema types; `null` if an amount is too large for the schema. */
export function priceSummaryModel(amounts: StatedAmounts, view: StoreViewConfig): PriceSummary | null {
  const { rows, net, vat, total } = priceSummary(amounts)
  if (![total, net, vat, ...rows.flatMap((row) => [row.net, row.gross])].every((amount) => fitsInt(amount ?? 0))) return null
  const moneyOrNull = (amount: number | null) => (amount === null ? null : money(amount, view))
  return {
    rows: rows.map((row) => ({ ...row, gross: money(row.gross, view), net: moneyOrNull(row.net) })),
    net: moneyOrNull(net),
    vat: moneyOrNull(vat),
    total: money(total, view),
  }
}
