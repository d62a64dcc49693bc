import type { PriceSummaryKind } from '#schema/generated/types.ts'
import type {
  OrderRecordLine,
  OrderRecordView,
  PostalAddressLines,
  PriceSummaryRowView,
  PriceSummaryView,
} from '#schema/order-record.types.ts'
import { hasTexts, hasTextsOrNull, isFields, isListOf } from '../../../storage/stored-fields.ts'

const KINDS: Readonly<Record<PriceSummaryKind, true>> = {
  GOODS: true,
  DISCOUNT: true,
  DELIVERY: true,
  PAYMENT: true,
  OTHER: true,
  ROUNDING: true,
  UNEXPLAINED: true,
}

/**
 * Decodes a stored order; null if its lines or its total are invalid. Omits other invalid parts, and those that an older version of the
 * shop did not store. A summary with an invalid row is omitted as a whole, because it would not add up.
 */
export function decodeOrderRecord(stored: unknown): OrderRecordView | null {
  if (!isFields(stored) || !Array.isArray(stored.lines)) return null
  const lines = stored.lines.flatMap((line: unknown) => lineIn(line) ?? [])
  const grandTotal = stored.grandTotal ?? null
  if (lines.length < stored.lines.length || !isMoneyOrNull(grandTotal)) return null
  return {
    lines,
    grandTotal,
    summary: isSummary(stored.summary) ? stored.summary : null,
    deliveryAddress: isAddress(stored.deliveryAddress) ? stored.deliveryAddress : null,
    billingAddress: isAddress(stored.billingAddress) ? stored.billingAddress : null,
    ...(typeof stored.deliveryMethodCode === 'string' && { deliveryMethodCode: stored.deliveryMethodCode }),
    ...(typeof stored.arrival === 'string' && { arrival: stored.arrival }),
    deliveryMethod: typeof stored.deliveryMethod === 'string' ? stored.deliveryMethod : null,
    paymentMethod: typeof stored.paymentMethod === 'string' ? stored.paymentMethod : null,
  }
}

const lineIn = (stored: unknown): OrderRecordLine | null =>
  isLine(stored)
    ? {
        ...stored,
        total: isBothForms(stored.total) ? stored.total : null,
        ...(stored.picture !== undefined && { picture: isPicture(stored.picture) ? stored.picture : null }),
        ...(stored.url !== undefined && { url: typeof stored.url === 'string' ? stored.url : null }),
      }
    : null

const isPicture = (value: unknown): value is NonNullable<OrderRecordLine['picture']> =>
  isFields(value) && hasTexts(value, 'path', 'alt')

const isLine = (value: unknown): value is OrderRecordLine =>
  isFields(value) &&
  hasTexts(value, 'sku', 'name') &&
  typeof value.quantity === 'number' &&
  isMoneyOrNull(value.rowTotal) &&
  (value.options === undefined || isListOf(value.options, (option) => isFields(option) && hasTexts(option, 'label', 'value')))

const isSummary = (value: unknown): value is PriceSummaryView =>
  isFields(value) && isListOf(value.rows, isRow) && isMoneyOrNull(value.vat) && isMoney(value.total)

const isRow = (value: unknown): value is PriceSummaryRowView =>
  isFields(value) &&
  typeof value.kind === 'string' &&
  Object.hasOwn(KINDS, value.kind) &&
  hasTextsOrNull(value, 'label') &&
  isAmount(value.gross) &&
  (value.net === null || isAmount(value.net))

const isAddress = (value: unknown): value is PostalAddressLines =>
  isFields(value) &&
  hasTextsOrNull(value, 'name', 'company', 'city', 'region', 'postcode', 'country', 'telephone', 'vatNumber') &&
  isListOf(value.street, (line) => typeof line === 'string')

const isBothForms = (value: unknown): value is OrderRecordLine['total'] =>
  isFields(value) && isMoney(value.net) && isMoney(value.gross)

const isMoney = (value: unknown): value is { readonly formatted: string } => isFields(value) && hasTexts(value, 'formatted')

const isMoneyOrNull = (value: unknown): value is { readonly formatted: string } | null => value === null || isMoney(value)

const isAmount = (value: unknown): boolean => isFields(value) && typeof value.amount === 'number' && isMoney(value)
