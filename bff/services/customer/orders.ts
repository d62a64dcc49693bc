import type { Order, OrderLine, OrderList } from '#schema/generated/types.ts'
import { fromNetAndGross, toMinorUnits } from '#schema/rules/money.ts'
import { inCurrency, type StoreViewConfig } from '../../config/store-view.ts'
import type { TaxRule } from '../../domain/catalog/catalog.types.ts'
import type { CustomerOrder } from '../../domain/customer/customer.types.ts'
import { orderAmounts } from '../../domain/totals/order-amounts.ts'
import { priceSummary } from '../../domain/totals/price-summary.ts'
import type { PriceSummary } from '../../domain/totals/price-summary.types.ts'
import { findVatRate, listVatRates, type TaxedPart, vatByRate } from '../../domain/totals/vat-by-rate.ts'
import type { Platform } from '../../platform/platform.ts'
import type { OrderPage } from '../../platform/user/orders.ts'
import { money, taxedMoney } from '../pricing/money.ts'
import { priceSummaryModel } from '../pricing/price-summary.ts'
import { type Page, pageInfo } from '../scope/page.ts'
import type { PrivateScope } from '../scope/private-scope.ts'
import { type OrderedProduct, orderProducts } from './order-products.ts'

interface OrderLineModel extends Omit<OrderLine, 'picture' | 'url'>, OrderedProduct {}

interface OrderModel extends Omit<Order, 'lines'> {
  readonly lines: readonly OrderLineModel[]
}

interface OrderListModel extends Omit<OrderList, 'items'> {
  readonly items: readonly OrderModel[]
}

/**
 * A slice of the customer's orders, newest first, without duplicates; null for guests.
 * @param withProducts whether the catalogue is asked for pictures and pages of the lines
 * @throws SessionExpired
 * @source USER-12; platform contract E1.9, §14.14
 */
export async function loadOrders(page: Page, withProducts: boolean, scope: PrivateScope): Promise<OrderListModel | null> {
  const { platform, storeView, log } = scope
  return scope.session.withToken(async (token) => {
    if (token === null) return null
    const read = (number: number) => platform.user.orders(storeView, token, { size: page.first, page: number })
    const { orders, total } = await readSlice(page, read, (reachable, total) => {
      if (lockedPlatforms.has(platform)) return
      lockedPlatforms.add(platform)
      log.warn({ reachable, total }, 'the order history ignores paging; older orders cannot be shown')
    })
    const [products, rules] = await Promise.all([
      orderProducts(withProducts ? orders.flatMap(({ lines }) => lines) : [], scope),
      orders.length > 0 ? taxRules(scope) : [],
    ])
    const items = orders.map((order) => toOrder(order, products, rules, storeView))
    return { items, total, pageInfo: pageInfo(page, orders.length, total) }
  })
}

/** Platforms that ignore paging, each logged once. */
const lockedPlatforms = new WeakSet<Platform>()

interface OrderSlice {
  readonly orders: readonly CustomerOrder[]
  /** Number of orders that can be reached. */
  readonly total: number
}

/**
 * Reads a slice from the platform's numbered pages. A platform may repeat its last page beyond the end. It may also ignore the requested
 * page and return the same newest orders each time; these are then the whole list, sliced here.
 * @param read a page of `first` orders, numbered from 1
 * @param onLocked called when the platform ignores paging and has orders that it does not return
 */
async function readSlice(
  { first, offset }: Page,
  read: (number: number) => Promise<OrderPage>,
  onLocked: (reachable: number, total: number) => void,
): Promise<OrderSlice> {
  const number = Math.floor(offset / first) + 1
  const skipped = offset % first
  const [page, before] = await Promise.all([read(number), number > 1 ? read(number - 1) : null])
  if (offset >= page.total) return { orders: [], total: page.total }
  const after = page.total > number * first ? await read(number + 1) : null
  if (page.items.length > first || repeats(before, page) || repeats(page, after)) {
    const reachable = page.items.length
    if (reachable < page.total) onLocked(reachable, page.total)
    return { orders: page.items.slice(offset, offset + first), total: reachable }
  }
  const known = skipped > 0 && after ? [...page.items, ...after.items] : page.items
  const orders = new Map(known.map((order) => [order.number, order]))
  return { orders: [...orders.values()].slice(skipped, skipped + first), total: page.total }
}

const repeats = (page: OrderPage | null, next: OrderPage | null): boolean =>
  page?.items[0] !== undefined && page.items[0].number === next?.items[0]?.number

/** Empty if they cannot be loaded: orders are then shown without VAT rates. */
const taxRules = ({ store, log }: PrivateScope): Promise<readonly TaxRule[]> =>
  store.taxRules().catch((error: unknown) => {
    log.warn({ err: error }, 'orders are shown without VAT rates')
    return []
  })

function toOrder(
  order: CustomerOrder,
  products: Awaited<ReturnType<typeof orderProducts>>,
  rules: readonly TaxRule[],
  storeView: StoreViewConfig,
): OrderModel {
  const { id, number, status, createdAt, currency, grandTotal, lines } = order
  const paidIn = inCurrency(currency, storeView)
  const view = paidIn ?? storeView
  const amount = (decimal: number | null) =>
    decimal === null || !paidIn ? null : money(toMinorUnits(decimal, view.minorDigits), view)
  const taxed = lines.map(({ rowTotal, rowTotalWithTax, quantity }): TaxedPart | null =>
    rowTotal === null || rowTotalWithTax === null || !paidIn
      ? null
      : { amount: fromNetAndGross(rowTotal, rowTotalWithTax, view.minorDigits), roundings: quantity },
  )
  const total = amount(grandTotal)
  const amounts =
    total &&
    orderAmounts(order, {
      lines: taxed.map((line) => line?.amount ?? null),
      grandTotal: total.amount,
      minorDigits: view.minorDigits,
    })
  const rates = listVatRates(rules, (order.shippingAddress ?? order.billingAddress)?.country ?? view.taxCountry)
  return {
    id,
    number,
    status,
    createdAt,
    grandTotal: total,
    lineCount: lines.length,
    summary: amounts && priceSummaryModel(amounts, view),
    vatByRate: amounts && toVatShares(taxed, priceSummary(amounts), rates, view),
    deliveryAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    deliveryMethod: order.shippingMethod,
    deliveryMethodCode: order.shippingMethodCode,
    paymentMethod: order.paymentMethod,
    lines: lines.map((line, i): OrderLineModel => {
      const { sku, name, quantity, rowTotal, rowTotalWithTax } = line
      const costs = taxed[i]
      const total = costs ? taxedMoney(costs.amount, view) : null
      const vatRate = costs ? findVatRate(costs, rates) : null
      return { sku, name, quantity, ...products(line), rowTotal: amount(rowTotalWithTax ?? rowTotal), total, vatRate }
    }),
  }
}

function toVatShares(
  lines: readonly (TaxedPart | null)[],
  summary: PriceSummary,
  rates: readonly number[],
  view: StoreViewConfig,
): NonNullable<OrderModel['vatByRate']> | null {
  const known = lines.filter((line) => line !== null)
  if (known.length < lines.length) return null
  const delivery = summary.rows.flatMap(({ kind, net, gross }): readonly TaxedPart[] =>
    kind === 'DELIVERY' && net !== null ? [{ amount: { net, gross, tax: gross - net }, roundings: 1 }] : [],
  )
  const shares = vatByRate([...known, ...delivery], summary, rates)
  return shares?.map(({ rate, ...amount }) => ({ rate, total: taxedMoney(amount, view) })) ?? null
}
