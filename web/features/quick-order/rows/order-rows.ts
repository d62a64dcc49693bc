import type { ListChange } from '../../../offline/device-value.ts'
import { FIRST_ROW, isBlank, MOST_ROWS, type OrderRow, type WrittenLine } from './order-row.ts'
import { readLine } from './read-order.ts'
import { readQuantity } from './read-quantity.ts'

/** What is meant by a row: 'OSB3-18 x 12' in the field of the product number is both. */
export function meantBy({ sku, quantity }: WrittenLine): WrittenLine {
  const line = readLine(sku)
  return quantity.trim() === '' ? line : { sku: line.quantity === '' ? line.sku : sku.trim(), quantity: quantity.trim() }
}

/** Product numbers mean the same in capitals. */
export const skuKey = (sku: string): string => sku.trim().toUpperCase()

/** What is typed into a row. @param spare id of the row that comes after it when it was the last */
export const withTyped =
  (id: string, typed: Partial<WrittenLine>, spare: string): ListChange<OrderRow> =>
  (rows) =>
    withEnd(
      rows.some((row) => row.id === id)
        ? rows.map((row) => (row.id === id ? { ...row, ...typed } : row))
        : [...rows, { id, ...BLANK, ...typed }],
      spare,
    )

/** A row that was left: what is meant stands in its two fields. */
export const withSettled =
  (id: string): ListChange<OrderRow> =>
  (rows) =>
    rows.some((row) => row.id === id && isUnsettled(row))
      ? rows.map((row) => (row.id === id ? { ...row, ...meantBy(row) } : row))
      : rows

const isUnsettled = (row: OrderRow): boolean => meantBy(row).sku !== row.sku || meantBy(row).quantity !== row.quantity

/**
 * Lines that were pasted into a row: the first takes its place where it is blank, the others come after it. Rows of the same product
 * become one with all that is wanted, where their quantities can be read.
 * @source QUICK-3
 */
export const withPasted =
  (at: string, lines: readonly OrderRow[], spare: string): ListChange<OrderRow> =>
  (rows) => {
    const place = rows.findIndex(({ id }) => id === at)
    const before = place === -1 ? rows : rows.slice(0, place + 1)
    return withEnd(
      summed([...before, ...lines, ...rows.slice(before.length)].filter((row) => !isBlank(row))).slice(0, MOST_ROWS),
      spare,
    )
  }

/** Quantities that were pasted into a column, from a row on. */
export const withQuantities =
  (at: string, quantities: readonly string[]): ListChange<OrderRow> =>
  (rows) => {
    const start = rows.findIndex(({ id }) => id === at)
    return rows.map((row, i) => ({ ...row, quantity: (start === -1 ? undefined : quantities[i - start]) ?? row.quantity }))
  }

/** Without some rows. */
export const withoutRows =
  (ids: readonly string[], spare: string): ListChange<OrderRow> =>
  (rows) =>
    withEnd(
      rows.filter(({ id }) => !ids.includes(id)),
      spare,
    )

const BLANK: WrittenLine = { sku: '', quantity: '' }

/** The last row is blank, as long as there may be more. */
function withEnd(rows: readonly OrderRow[], spare: string): readonly OrderRow[] {
  const last = rows.at(-1)
  if (!last) return [FIRST_ROW]
  return isBlank(last) || rows.length >= MOST_ROWS ? rows : [...rows, { id: spare, ...BLANK }]
}

function summed(rows: readonly OrderRow[]): readonly OrderRow[] {
  const sums = new Map<string, OrderRow>()
  for (const row of rows) {
    const { sku, quantity } = meantBy(row)
    const key = skuKey(sku)
    const before = sums.get(key)
    const [more, present] = [readQuantity(quantity), readQuantity(before ? meantBy(before).quantity : '')]
    const canBeSummed = before !== undefined && sku !== '' && typeof more === 'number' && typeof present === 'number'
    if (canBeSummed) sums.set(key, { ...before, sku: meantBy(before).sku, quantity: `${present + more}` })
    else sums.set(before === undefined && sku !== '' ? key : row.id, row)
  }
  return [...sums.values()]
}
