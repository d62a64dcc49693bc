import { decodeText } from '#schema/rules/rows/decode-text.ts'
import { readRows } from '#schema/rules/rows/read-rows.ts'
import type { ListChange } from '../../../../storage/device-value.ts'
import { randomUuid } from '../../../../storage/random-uuid.ts'
import { MOST_ROWS, type OrderLine, type OrderRow } from '../rows/order-row.ts'
import { MOST_CHARACTERS } from '../rows/read-line.ts'
import { insertLines, pasteQuantities } from './pasted-rows.ts'
import { readOrder } from './read-order.ts'

export interface Cell {
  readonly id: string
  readonly field: keyof OrderLine
}

/** The change of the list that a text makes. */
export interface TextImport {
  /** `cut`: the list has no room for all lines. */
  readonly kind: 'lines' | 'cut' | 'nothing' | 'noText'
  readonly count: number
  /** Null for a text without lines. */
  readonly change: ListChange<OrderRow> | null
}

/** Longer files are read in part. */
const MOST_BYTES = 4_000_000

/**
 * Reads a text pasted into the quantity column as quantities if it has one column, and any other text as order lines.
 * @param at target cell; null for the end of the list
 * @source QUICK-2, QUICK-3
 */
export function importText(list: readonly OrderRow[], text: string, at: Cell | null): TextImport {
  const { rows, isCut } = readRows(text, MOST_ROWS + 1)
  if (rows.length > 0 && at?.field === 'quantity' && rows.every((row) => row.length === 1)) {
    const quantities = rows.map(([quantity = '']) => quantity.slice(0, MOST_CHARACTERS))
    return { kind: 'lines', count: rows.length, change: pasteQuantities(at.id, quantities) }
  }
  const lines = readOrder(rows).map((line) => ({ ...line, id: randomUuid() }))
  if (lines.length === 0) return { kind: 'nothing', count: 0, change: null }
  const filled = list.filter(({ sku }) => sku !== '').length
  return {
    kind: isCut || filled + lines.length > MOST_ROWS ? 'cut' : 'lines',
    count: lines.length,
    change: insertLines(at?.id ?? '', lines, randomUuid()),
  }
}

/** The text of a file; null for a binary file or a folder. */
export async function readFileText(file: Blob): Promise<string | null> {
  try {
    const text = decodeText(new Uint8Array(await file.slice(0, MOST_BYTES).arrayBuffer()))
    // Spreadsheet files are ZIP archives.
    return text.startsWith('PK\u0003\u0004') || text.includes('\0') ? null : text
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}
