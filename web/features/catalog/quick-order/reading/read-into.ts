import { readRows } from '#schema/rules/rows/read-rows.ts'
import { MOST_ROWS, type OrderRow } from '../rows/order-row.ts'
import { MOST_CHARACTERS } from '../rows/read-line.ts'
import { setQuantities, withPasted } from './pasted-rows.ts'
import { readOrder } from './read-order.ts'
import type { Cell, Reading } from './reading.types.ts'

const NOTHING: Reading = { kind: 'nothing', count: 0, change: null }

/**
 * Parses a text into a change of the list: a column of quantities pasted into the quantity column, otherwise order lines.
 * @param at target cell; null for the end of the list
 * @source QUICK-2, QUICK-3
 */
export function readInto(held: readonly OrderRow[], text: string, at: Cell | null): Reading {
  const { rows, isCut } = readRows(text, MOST_ROWS + 1)
  if (rows.length > 0 && at?.field === 'quantity' && rows.every((row) => row.length === 1)) {
    const quantities = rows.map(([quantity = '']) => quantity.slice(0, MOST_CHARACTERS))
    return { kind: 'lines', count: rows.length, change: setQuantities(at.id, quantities) }
  }
  const lines = readOrder(rows).map((line) => ({ ...line, id: crypto.randomUUID() }))
  if (lines.length === 0) return NOTHING
  const filled = held.filter(({ sku }) => sku !== '').length
  return {
    kind: isCut || filled + lines.length > MOST_ROWS ? 'cut' : 'lines',
    count: lines.length,
    change: withPasted(at?.id ?? '', lines, crypto.randomUUID()),
  }
}
