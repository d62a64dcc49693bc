import { type QuantityError, readQuantity } from '#schema/rules/cart/read-quantity.ts'
import type { ListChange } from '../../../../storage/device-value.ts'
import { FIRST_ROW, isBlank, MOST_ROWS, type OrderLine, type OrderRow } from './order-row.ts'
import { readLine } from './read-line.ts'

/** Normalises product numbers for comparison. */
export const skuKey = (sku: string): string => sku.trim().toUpperCase()

/** The product number and quantity of a row. 'OSB3-18 x 12' in the product number field has both. */
export function readRow({ sku, quantity }: OrderLine): OrderLine {
  const line = readLine(sku)
  return quantity.trim() === '' ? line : { sku: line.quantity === '' ? line.sku : sku.trim(), quantity: quantity.trim() }
}

/**
 * The quantity of a row.
 * @param least the quantity of an empty field
 * @source QUICK-4
 */
export const rowQuantity = (text: string, least = 1): number | QuantityError => (text.trim() === '' ? least : readQuantity(text))

/** Applies input to a row, or adds the row if it was removed. @param spare id of the next row, if one is added */
export const typeIntoRow =
  (id: string, typed: Partial<OrderLine>, spare: string): ListChange<OrderRow> =>
  (rows) =>
    endWithBlankRow(
      rows.some((row) => row.id === id)
        ? rows.map((row) => (row.id === id ? { ...row, ...typed } : row))
        : [...rows, { id, ...BLANK, ...typed }],
      spare,
    )

/** Moves number and quantity of a row into their own fields. */
export const normalizeRow =
  (id: string): ListChange<OrderRow> =>
  (rows) =>
    rows.map((row) => (row.id === id ? { ...row, ...readRow(row) } : row))

export const removeRows =
  (ids: readonly string[], spare: string): ListChange<OrderRow> =>
  (rows) =>
    endWithBlankRow(
      rows.filter(({ id }) => !ids.includes(id)),
      spare,
    )

const BLANK: OrderLine = { sku: '', quantity: '' }

/** Adds a blank last row if there is none, up to the maximum. */
export function endWithBlankRow(rows: readonly OrderRow[], spare: string): readonly OrderRow[] {
  const last = rows.at(-1)
  if (!last) return [FIRST_ROW]
  return isBlank(last) || rows.length >= MOST_ROWS ? rows : [...rows, { id: spare, ...BLANK }]
}
