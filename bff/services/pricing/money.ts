import { LRUCache } from 'lru-cache'
import type { Money, TaxedMoney } from '#schema/generated/types.ts'
import type { TaxedAmount } from '#schema/rules/money.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import { formatMoney } from '../../domain/pricing/format.ts'
import { memoize } from '../memoize.ts'

const MEMOIZED_AMOUNTS = 20_000

/** An amount the three ways it is shown, each as the store view writes it. */
export function taxedMoney({ net, tax, gross }: TaxedAmount, view: StoreViewConfig): TaxedMoney {
  const moneyOf = moneyIn(view)
  return { net: moneyOf(net), tax: moneyOf(tax), gross: moneyOf(gross) }
}

/** Writing an amount costs more than anything else in a list of products, and most amounts come again. */
const moneyIn = memoize((view: StoreViewConfig) => {
  const known = new LRUCache<number, Money>({ max: MEMOIZED_AMOUNTS })
  return (amount: number): Money => {
    const found = known.get(amount)
    if (found) return found
    const money = { amount, currency: view.currency, formatted: formatMoney(amount, view) }
    known.set(amount, money)
    return money
  }
})
