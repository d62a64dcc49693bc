import type { PriceSummaryView } from '#schema/order-record.types.ts'
import type { TaxedAmount } from '#schema/rules/money.ts'

/** The total of goods before delivery, for `PriceSummary`. @param money formats minor units @source TOTAL-10 */
export function goodsSummary({ net, tax, gross }: TaxedAmount, money: (amount: number) => string): PriceSummaryView {
  const view = (amount: number) => ({ amount, formatted: money(amount) })
  return {
    rows: [{ kind: 'GOODS', label: null, gross: view(gross), net: view(net) }],
    vat: tax === 0 ? null : view(tax),
    total: view(gross),
  }
}
