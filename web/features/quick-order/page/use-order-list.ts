import { useState } from 'react'
import { decodedText } from '#schema/rules/rows/decoded-text.ts'
import { readRows } from '#schema/rules/rows/read-rows.ts'
import { useShop } from '../../../data/shop.tsx'
import type { ListChange } from '../../../offline/device-value.ts'
import { useDeviceValue } from '../../../offline/use-device-value.ts'
import { rowsOnDevice } from '../device/rows-on-device.ts'
import { MOST_ROWS, type OrderRow, type WrittenLine } from '../rows/order-row.ts'
import { withoutRows, withPasted, withQuantities, withSettled, withTyped } from '../rows/order-rows.ts'
import { readLine, readOrder } from '../rows/read-order.ts'

/** What became of the list by the last paste or file, or when it was emptied. */
interface Pasted {
  readonly kind: 'lines' | 'cut' | 'nothing' | 'noText' | 'cleared'
  readonly count: number
  /** The list as it was; null when nothing was changed. */
  readonly before: readonly OrderRow[] | null
}

/** Shorter texts without a quantity are pasted by the browser itself. */
const PLAIN_CHARACTERS = 120
const MOST_BYTES = 4_000_000

/** The list of the device, and what a shopper does with it. @source QUICK-1 to QUICK-3 */
export function useOrderList() {
  const { deviceDatabase } = useShop()
  const rows = useDeviceValue(rowsOnDevice, deviceDatabase)
  const [pasted, setPasted] = useState<Pasted | null>(null)
  const change = (wanted: ListChange<OrderRow>) => void rowsOnDevice(deviceDatabase).change(wanted)

  function take(text: string, at: string) {
    const { rows: cells, isCut } = readRows(text, MOST_ROWS + 1)
    const lines = readOrder(cells).map((line) => ({ ...line, id: crypto.randomUUID() }))
    if (lines.length === 0) return setPasted({ kind: 'nothing', count: 0, before: null })
    const held = (rows ?? []).filter(({ sku }) => sku !== '').length
    setPasted({ kind: isCut || held + lines.length > MOST_ROWS ? 'cut' : 'lines', count: lines.length, before: rows })
    change(withPasted(at, lines, crypto.randomUUID()))
  }

  return {
    rows,
    pasted,
    type: (id: string, typed: Partial<WrittenLine>) => change(withTyped(id, typed, crypto.randomUUID())),
    settle: (id: string) => change(withSettled(id)),
    remove: (ids: readonly string[]) => {
      setPasted(null)
      change(withoutRows(ids, crypto.randomUUID()))
    },
    /** Takes everything out; it can be had back. */
    clear() {
      if (!rows) return
      setPasted({ kind: 'cleared', count: 0, before: rows })
      change(
        withoutRows(
          rows.map(({ id }) => id),
          crypto.randomUUID(),
        ),
      )
    },
    /** Whether it was taken: what is one word is left to the browser. */
    paste(text: string, { id, field }: { readonly id: string; readonly field: keyof WrittenLine }): boolean {
      const { rows: cells } = readRows(text, MOST_ROWS)
      const isOneCell = cells.every((row) => row.length === 1)
      const [[only = ''] = []] = cells
      if (cells.length <= 1 && isOneCell && text.length <= PLAIN_CHARACTERS && readLine(only).quantity === '') return false
      if (field === 'quantity' && isOneCell) {
        setPasted({ kind: 'lines', count: cells.length, before: rows })
        const quantities = cells.map(([quantity = '']) => quantity.slice(0, PLAIN_CHARACTERS))
        change(withQuantities(id, quantities))
        return true
      }
      take(text, id)
      return true
    },
    /** Text that was dropped, behind all others. */
    drop: (text: string) => take(text, ''),
    async readFile(file: Blob): Promise<void> {
      const text = await textOf(file)
      if (text === null) setPasted({ kind: 'noText', count: 0, before: null })
      else take(text, '')
    },
    undo() {
      const before = pasted?.before
      setPasted(null)
      if (before) change(() => before)
    },
  }
}

export type OrderList = ReturnType<typeof useOrderList>

/** Null for a file that is no text, or a folder. */
async function textOf(file: Blob): Promise<string | null> {
  try {
    const text = decodedText(new Uint8Array(await file.slice(0, MOST_BYTES).arrayBuffer()))
    // Spreadsheets as they are saved are archives; what is in them is no text.
    return text.startsWith('PK\u0003\u0004') || text.includes('\0') ? null : text
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}
