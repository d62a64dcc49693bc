import type { ListChange } from '../../../../storage/device-value.ts'
import { isBlank, MOST_ROWS, type OrderRow } from '../rows/order-row.ts'
import { meantBy, skuKey, withEnd } from '../rows/order-rows.ts'
import { rowQuantity } from '../rows/row-quantity.ts'

/**
 * Inserts lines pasted into a row: the first replaces it if it is empty, the others follow. Rows of the same product are merged if
 * their quantities can be read.
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

/** Pastes quantities into the quantity column, starting at a row. */
export const setQuantities =
  (at: string, quantities: readonly string[]): ListChange<OrderRow> =>
  (rows) => {
    const start = rows.findIndex(({ id }) => id === at)
    return rows.map((row, i) => ({ ...row, quantity: (start === -1 ? undefined : quantities[i - start]) ?? row.quantity }))
  }

function summed(rows: readonly OrderRow[]): readonly OrderRow[] {
  const sums = new Map<string, OrderRow>()
  for (const row of rows) {
    const { sku, quantity } = meantBy(row)
    const key = skuKey(sku)
    const before = sums.get(key)
    const [more, present] = [rowQuantity(quantity), rowQuantity(before ? meantBy(before).quantity : '')]
    const canBeSummed = before !== undefined && sku !== '' && typeof more === 'number' && typeof present === 'number'
    if (canBeSummed) sums.set(key, { ...before, sku: meantBy(before).sku, quantity: `${present + more}` })
    else sums.set(before === undefined && sku !== '' ? key : row.id, row)
  }
  return [...sums.values()]
}
