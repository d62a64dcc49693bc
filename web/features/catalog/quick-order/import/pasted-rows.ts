import type { ListChange } from '../../../../storage/device-value.ts'
import { isBlank, MOST_ROWS, type OrderRow } from '../rows/order-row.ts'
import { endWithBlankRow, readRow, rowQuantity, skuKey } from '../rows/order-rows.ts'

/**
 * Inserts lines after a row, which they replace if it is blank. Adds up the quantities of rows with the same product number, unless a
 * quantity cannot be read.
 * @source QUICK-3
 */
export const insertLines =
  (at: string, lines: readonly OrderRow[], spare: string): ListChange<OrderRow> =>
  (rows) => {
    const index = rows.findIndex(({ id }) => id === at)
    const before = index === -1 ? rows : rows.slice(0, index + 1)
    const target = rows[index]
    // Keeps the row that the shopper is in, and with it the focus.
    const inserted = target && isBlank(target) ? lines.map((line, i) => (i === 0 ? { ...line, id: at } : line)) : lines
    return endWithBlankRow(
      mergeLines([...before, ...inserted, ...rows.slice(before.length)].filter((row) => !isBlank(row))).slice(0, MOST_ROWS),
      spare,
    )
  }

/** Sets the quantities of consecutive rows, starting at a row. */
export const pasteQuantities =
  (at: string, quantities: readonly string[]): ListChange<OrderRow> =>
  (rows) => {
    const start = rows.findIndex(({ id }) => id === at)
    return rows.map((row, i) => ({ ...row, quantity: (start === -1 ? undefined : quantities[i - start]) ?? row.quantity }))
  }

function mergeLines(rows: readonly OrderRow[]): readonly OrderRow[] {
  const merged = new Map<string, OrderRow>()
  for (const row of rows) {
    const { sku, quantity } = readRow(row)
    const key = skuKey(sku)
    const earlier = merged.get(key)
    const [more, present] = [rowQuantity(quantity), rowQuantity(earlier ? readRow(earlier).quantity : '')]
    const canMerge = earlier !== undefined && sku !== '' && typeof more === 'number' && typeof present === 'number'
    if (canMerge) merged.set(key, { ...earlier, sku: readRow(earlier).sku, quantity: `${present + more}` })
    else merged.set(earlier === undefined && sku !== '' ? key : row.id, row)
  }
  return [...merged.values()]
}
