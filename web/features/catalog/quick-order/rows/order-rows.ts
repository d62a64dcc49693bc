import type { ListChange } from '../../../../storage/device-value.ts'
import { FIRST_ROW, isBlank, MOST_ROWS, type OrderRow, type WrittenLine } from './order-row.ts'
import { readLine } from './read-line.ts'

/** The meaning of a row: 'OSB3-18 x 12' in the product number field fills both fields. */
export function meantBy({ sku, quantity }: WrittenLine): WrittenLine {
  const line = readLine(sku)
  return quantity.trim() === '' ? line : { sku: line.quantity === '' ? line.sku : sku.trim(), quantity: quantity.trim() }
}

/** Product numbers are compared without case. */
export const skuKey = (sku: string): string => sku.trim().toUpperCase()

/** Applies input to a row. @param spare id of the row added after it if it was the last */
export const withTyped =
  (id: string, typed: Partial<WrittenLine>, spare: string): ListChange<OrderRow> =>
  (rows) =>
    withEnd(
      rows.some((row) => row.id === id)
        ? rows.map((row) => (row.id === id ? { ...row, ...typed } : row))
        : [...rows, { id, ...BLANK, ...typed }],
      spare,
    )

/** Normalises a row that lost focus: number and quantity in their own fields. */
export const withSettled =
  (id: string): ListChange<OrderRow> =>
  (rows) =>
    rows.some((row) => row.id === id && isUnsettled(row))
      ? rows.map((row) => (row.id === id ? { ...row, ...meantBy(row) } : row))
      : rows

const isUnsettled = (row: OrderRow): boolean => meantBy(row).sku !== row.sku || meantBy(row).quantity !== row.quantity

export const withoutRows =
  (ids: readonly string[], spare: string): ListChange<OrderRow> =>
  (rows) =>
    withEnd(
      rows.filter(({ id }) => !ids.includes(id)),
      spare,
    )

const BLANK: WrittenLine = { sku: '', quantity: '' }

/** Ensures an empty last row, up to the maximum. */
export function withEnd(rows: readonly OrderRow[], spare: string): readonly OrderRow[] {
  const last = rows.at(-1)
  if (!last) return [FIRST_ROW]
  return isBlank(last) || rows.length >= MOST_ROWS ? rows : [...rows, { id: spare, ...BLANK }]
}
