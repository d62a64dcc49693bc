import { useEffect, useState } from 'react'
import { useShop } from '../../../../data/shop.tsx'
import { waitForIdlePage } from '../../../../late/idle.ts'
import { lateCode } from '../../../../late/late-code.ts'
import type { ListChange } from '../../../../storage/device-value.ts'
import { useDeviceValue } from '../../../../storage/use-device-value.ts'
import { rowsOnDevice } from '../device/rows-on-device.ts'
import type { Cell, Reading } from '../reading/reading.types.ts'
import type { OrderRow, WrittenLine } from '../rows/order-row.ts'
import { withoutRows, withSettled, withTyped } from '../rows/order-rows.ts'
import { isTypedByBrowser } from '../rows/typed-by-browser.ts'

/** The result of the last paste, file or clearing. */
interface Pasted {
  readonly kind: Reading['kind'] | 'cleared' | 'notRead'
  readonly count: number
  /** The previous list; null if nothing changed. */
  readonly before: readonly OrderRow[] | null
}

/** Parses lists from text and files; loaded on first use. */
const reading = lateCode(() => import('../reading/index.ts'))

/** The order list of the device and its operations. @source QUICK-1 to QUICK-3 */
export function useOrderList() {
  const { deviceDatabase } = useShop()
  const rows = useDeviceValue(rowsOnDevice, deviceDatabase)
  const [pasted, setPasted] = useState<Pasted | null>(null)
  const change = (wanted: ListChange<OrderRow>) => void rowsOnDevice(deviceDatabase).change(wanted)

  useEffect(() => {
    waitForIdlePage()
      .then(reading.load)
      .catch((error) => console.warn('What reads lists of product numbers cannot be fetched', error))
  }, [])

  /** @param at target cell; null for the end of the list */
  async function take(source: string | Blob, at: Cell | null) {
    try {
      const { readInto, textOf } = await reading.load()
      const text = typeof source === 'string' ? source : await textOf(source)
      const before = rowsOnDevice(deviceDatabase).current()
      if (text === null) return setPasted({ kind: 'noText', count: 0, before: null })
      const { kind, count, change: wanted } = readInto(before ?? [], text, at)
      setPasted({ kind, count, before: wanted && before })
      if (wanted) change(wanted)
    } catch (error) {
      console.warn('A list cannot be read', error)
      setPasted({ kind: 'notRead', count: 0, before: null })
    }
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
    /** Removes all rows; can be undone. */
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
    /** Whether the paste was handled; single words are left to the browser. */
    paste(text: string, at: Cell): boolean {
      if (isTypedByBrowser(text, at.field)) return false
      void take(text, at)
      return true
    },
    /** Appends dropped text or a dropped file. */
    drop: (source: string | Blob) => void take(source, null),
    undo() {
      const before = pasted?.before
      setPasted(null)
      if (before) change(() => before)
    },
  }
}

export type OrderList = ReturnType<typeof useOrderList>
