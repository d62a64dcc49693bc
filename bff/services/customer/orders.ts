import type { Order, OrderLine, OrderList } from '#schema/generated/types.ts'
import { taxedPair, toMinorUnits } from '#schema/rules/money.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import type { CustomerOrder } from '../../domain/customer/customer.types.ts'
import { orderAmounts } from '../../domain/totals/order-amounts.ts'
import { type Page, pageInfo } from '../page.ts'
import { money, taxedMoney } from '../pricing/money.ts'
import { priceSummaryModel } from '../pricing/price-summary.ts'
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

function orderOf(order: CustomerOrder, view: StoreViewConfig): Order {
  const { id, number, status, createdAt, currency, grandTotal, lines } = order
  // What was paid in other money cannot be written as this store view's.
  const isOwnMoney = currency === null || currency === view.currency
  const amount = (decimal: number | null) =>
    decimal === null || !isOwnMoney ? null : money(toMinorUnits(decimal, view.minorDigits), view)
  const taxed = lines.map(({ rowTotal, rowTotalWithTax }) =>
    rowTotal === null || rowTotalWithTax === null || !isOwnMoney ? null : taxedPair(rowTotal, rowTotalWithTax, view.minorDigits),
  )
  const total = amount(grandTotal)
  const amounts = total && orderAmounts(order, { lines: taxed, grandTotal: total.amount, minorDigits: view.minorDigits })
  return {
    ...{ id, number, status, createdAt, grandTotal: total, lineCount: lines.length },
    summary: amounts && priceSummaryModel(amounts, view),
    deliveryAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    deliveryMethod: order.shippingMethod,
    paymentMethod: order.paymentMethod,
    lines: lines.map(({ sku, name, quantity, rowTotal, rowTotalWithTax }, i): OrderLine => {
      const line = taxed[i]
      const total = line ? taxedMoney(line, view) : null
      return { sku, name, quantity, rowTotal: amount(rowTotalWithTax ?? rowTotal), total }
    }),
  }
}
