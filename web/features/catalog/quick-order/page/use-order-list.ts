import { useState } from 'react'
import { useShop } from '../../../../data/shop.tsx'
import { lateCode, useLateCode } from '../../../../late/late-code.ts'
import type { ListChange } from '../../../../storage/device-value.ts'
import { randomUuid } from '../../../../storage/random-uuid.ts'
import { useDeviceValue } from '../../../../storage/use-device-value.ts'
import { rowsOnDevice } from '../device/rows-on-device.ts'
import type { Cell, TextImport } from '../import/import-text.ts'
import type { OrderLine, OrderRow } from '../rows/order-row.ts'
import { normalizeRow, removeRows, typeIntoRow } from '../rows/order-rows.ts'
import { isSingleValue } from '../rows/read-line.ts'

/** The result of the last paste, file or clearing. */
interface ListNotice {
  readonly kind: TextImport['kind'] | 'cleared' | 'notRead'
  readonly count: number
  /** The previous list; null if nothing changed. */
  readonly before: readonly OrderRow[] | null
}

const lateImport = lateCode(() => import('../import/import-text.ts'))

/** The order list of the device and its operations. @source QUICK-1 to QUICK-3 */
export function useOrderList() {
  const { deviceDatabase } = useShop()
  const rows = useDeviceValue(rowsOnDevice, deviceDatabase)
  const [notice, setNotice] = useState<ListNotice | null>(null)
  const apply = (change: ListChange<OrderRow>) => void rowsOnDevice(deviceDatabase).change(change)
  const removeAll = (ids: readonly string[]) => apply(removeRows(ids, randomUuid()))
  useLateCode(lateImport)

  /** @param at target cell; null for the end of the list */
  async function importSource(source: string | Blob, at: Cell | null) {
    const { notice, change } = await readSource(source, at, () => rowsOnDevice(deviceDatabase).current())
    setNotice(notice)
    if (change) apply(change)
  }

  return {
    rows,
    notice,
    typeInto: (id: string, typed: Partial<OrderLine>) => apply(typeIntoRow(id, typed, randomUuid())),
    normalize: (id: string) => apply(normalizeRow(id)),
    remove: (ids: readonly string[]) => {
      setNotice(null)
      removeAll(ids)
    },
    /** Removes all rows; can be undone. */
    clear() {
      if (!rows) return
      setNotice({ kind: 'cleared', count: 0, before: rows })
      removeAll(rows.map(({ id }) => id))
    },
    /** Whether the paste was handled; single values are left to the browser. */
    paste(text: string, at: Cell): boolean {
      if (isSingleValue(text, at.field)) return false
      void importSource(text, at)
      return true
    },
    append: (source: string | Blob) => void importSource(source, null),
    undo() {
      const before = notice?.before
      setNotice(null)
      if (before) apply(() => before)
    },
  }
}

export type OrderList = ReturnType<typeof useOrderList>

/** Reads a pasted text or a file. The change is null if there are no lines. */
async function readSource(
  source: string | Blob,
  at: Cell | null,
  currentRows: () => readonly OrderRow[] | null,
): Promise<{ readonly notice: ListNotice; readonly change: ListChange<OrderRow> | null }> {
  try {
    const { importText, readFileText } = await lateImport.load()
    const text = typeof source === 'string' ? source : await readFileText(source)
    const before = currentRows()
    if (text === null) return { notice: { kind: 'noText', count: 0, before: null }, change: null }
    const { kind, count, change } = importText(before ?? [], text, at)
    return { notice: { kind, count, before: change && before }, change }
  } catch (error) {
    console.warn('A list cannot be read', error)
    return { notice: { kind: 'notRead', count: 0, before: null }, change: null }
  }
}
