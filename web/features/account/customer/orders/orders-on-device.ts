import { openDeviceValue } from '../../../../storage/open-device-value.ts'
import { hasTexts, hasTextsOrNull, isFields } from '../../../../storage/stored-fields.ts'
import { decodeOrderRecord } from '../../../../sync/tasks/order-record/decode-order-record.ts'
import { NO_ORDERS, type OrderHead, type OrderHistory, type OrderPage, type PastOrder } from './order-history.ts'

/** The customer's orders as last returned by the platform. @source CACHE-8, USER-18 */
export const ordersOnDevice = openDeviceValue('user', 'orders-history', decodeOrderHistory)

/** Decodes stored orders and ignores invalid parts. */
export function decodeOrderHistory(stored: unknown): OrderHistory {
  if (!isFields(stored) || !isCount(stored.total) || !Array.isArray(stored.pages)) return NO_ORDERS
  return { total: stored.total, pages: stored.pages.flatMap(decodePage) }
}

function decodePage(stored: unknown): readonly OrderPage[] {
  if (!isFields(stored) || !isCount(stored.page) || stored.page < 1 || !Array.isArray(stored.orders)) return []
  return [{ page: stored.page, orders: stored.orders.flatMap(decodeOrder) }]
}

function decodeOrder(stored: unknown): readonly PastOrder[] {
  const record = decodeOrderRecord(stored)
  const vatByRate = isFields(stored) && isShares(stored.vatByRate) ? stored.vatByRate : null
  if (!record || !hasHead(stored)) return []
  return [{ ...stored, ...record, lines: record.lines.map(withKnownVat), vatByRate }]
}

/** Omits fields that an older version of the shop did not store. */
function withKnownVat(line: PastOrder['lines'][number]): PastOrder['lines'][number] {
  const { total, vatRate = null } = line
  const isKnown = isRate(vatRate) && (total === null || hasFormatted(total.tax))
  return isKnown ? line : { ...line, total: total && { net: total.net, gross: total.gross }, vatRate: null }
}

const isShares = (value: unknown): value is NonNullable<PastOrder['vatByRate']> =>
  Array.isArray(value) &&
  value.every(
    (share) =>
      isFields(share) &&
      isRate(share.rate) &&
      isFields(share.total) &&
      [share.total.net, share.total.tax, share.total.gross].every(hasFormatted),
  )

const isRate = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value)

const hasFormatted = (value: unknown): boolean => isFields(value) && hasTexts(value, 'formatted')

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

const hasHead = (value: unknown): value is OrderHead =>
  isFields(value) &&
  hasTexts(value, 'id', 'number') &&
  hasTextsOrNull(value, 'status') &&
  isMoment(value.createdAt) &&
  typeof value.lineCount === 'number'

const isMoment = (value: unknown): boolean => value === null || (typeof value === 'string' && !Number.isNaN(Date.parse(value)))
