import { hasTexts, hasTextsOrNull, isFields } from '../device/stored-fields.ts'
import { NO_ORDERS, type OrderHistory, type OrderPage, type PastOrder } from './order-history.ts'

/** The orders of something stored; whatever else is in there is dropped. */
export function decodeOrderHistory(stored: unknown): OrderHistory {
  if (!isFields(stored) || !isCount(stored.total) || !Array.isArray(stored.pages)) return NO_ORDERS
  return { total: stored.total, pages: stored.pages.flatMap(decodePage) }
}

function decodePage(stored: unknown): readonly OrderPage[] {
  if (!isFields(stored) || !isCount(stored.page) || stored.page < 1 || !Array.isArray(stored.orders)) return []
  return [{ page: stored.page, orders: stored.orders.filter(isOrder).map(withLaterFields) }]
}

/** Orders that an older version of the shop kept lack the fields that were added since. */
const withLaterFields = (order: PastOrder): PastOrder => ({
  ...order,
  summary: order.summary ?? null,
  deliveryAddress: order.deliveryAddress ?? null,
  billingAddress: order.billingAddress ?? null,
  deliveryMethod: order.deliveryMethod ?? null,
  paymentMethod: order.paymentMethod ?? null,
  lines: order.lines.map((line) => ({ ...line, total: line.total ?? null })),
})

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

const isOrder = (value: unknown): value is PastOrder =>
  isFields(value) &&
  hasTexts(value, 'id', 'number') &&
  hasTextsOrNull(value, 'status') &&
  isMoment(value.createdAt) &&
  typeof value.lineCount === 'number' &&
  isAmount(value.grandTotal) &&
  Array.isArray(value.lines) &&
  value.lines.every(isLine)

const isLine = (value: unknown): boolean =>
  isFields(value) && hasTexts(value, 'sku', 'name') && typeof value.quantity === 'number' && isAmount(value.rowTotal)

const isMoment = (value: unknown): boolean => value === null || (typeof value === 'string' && !Number.isNaN(Date.parse(value)))

const isAmount = (value: unknown): boolean => value === null || (isFields(value) && typeof value.formatted === 'string')
