import type { Order, OrderLine, OrderList } from '#schema/generated/types.ts'
import { toMinorUnits } from '#schema/rules/money.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import type { CustomerOrder } from '../../domain/customer/customer.types.ts'
import { type Page, pageInfo } from '../page.ts'
import { money } from '../pricing/money.ts'
import type { RequestScope } from '../request-scope.ts'
import { sessionOf } from './own-session.ts'

/**
 * A part of a customer's orders, newest first, each once; null for guests. The platform has pages alone, and answers the last one for
 * those behind it.
 * @throws SessionExpired
 * @source USER-12; platform contract E1.9
 */
export async function ordersOf(page: Page, scope: RequestScope): Promise<OrderList | null> {
  const { platform, storeView } = scope
  const { first, offset } = page
  const number = Math.floor(offset / first) + 1
  const skipped = offset % first
  return sessionOf(scope).authorized(async (token) => {
    if (token === null) return null
    const at = (page: number) => platform.user.orders(storeView, token, { size: first, page })
    const one = await at(number)
    const isMore = skipped > 0 && one.total > number * first
    const all = isMore ? [...one.items, ...(await at(number + 1)).items] : one.items
    const each = new Map(all.map((order) => [order.number, order]))
    const items = offset >= one.total ? [] : [...each.values()].slice(skipped, skipped + first)
    return {
      items: items.map((order) => orderOf(order, storeView)),
      total: one.total,
      pageInfo: pageInfo(page, items.length, one.total),
    }
  })
}

function orderOf({ id, number, status, createdAt, currency, grandTotal, lines }: CustomerOrder, view: StoreViewConfig): Order {
  // What was paid in other money cannot be written as this store view's.
  const isOwnMoney = currency === null || currency === view.currency
  const amount = (decimal: number | null) =>
    decimal === null || !isOwnMoney ? null : money(toMinorUnits(decimal, view.minorDigits), view)
  return {
    ...{ id, number, status, createdAt, grandTotal: amount(grandTotal), lineCount: lines.length },
    lines: lines.map(({ sku, name, quantity, rowTotal }): OrderLine => ({ sku, name, quantity, rowTotal: amount(rowTotal) })),
  }
}
