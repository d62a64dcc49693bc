import { useEffect, useState } from 'react'
import { lateCode } from '../../../data/late-code.ts'
import { useShop } from '../../../data/shop.tsx'
import { settled } from '../../../moments.ts'
import type { ListChange } from '../../../offline/device-value.ts'
import { useDeviceValue } from '../../../offline/use-device-value.ts'
import { rowsOnDevice } from '../device/rows-on-device.ts'
import type { Cell, Reading } from '../reading/reading.types.ts'
import type { OrderRow, WrittenLine } from '../rows/order-row.ts'
import { withoutRows, withSettled, withTyped } from '../rows/order-rows.ts'
import { isTypedByBrowser } from '../rows/typed-by-browser.ts'

/** What became of the list by the last paste or file, or when it was emptied. */
interface Pasted {
  readonly kind: Reading['kind'] | 'cleared' | 'notRead'
  readonly count: number
  /** The list as it was; null when nothing was changed. */
  readonly before: readonly OrderRow[] | null
}

/** Reads lists out of texts and files; nobody needs it before there is one. */
const reading = lateCode(() => import('../reading/index.ts'))

/** The list of the device, and what a shopper does with it. @source QUICK-1 to QUICK-3 */
export function useOrderList() {
  const { deviceDatabase } = useShop()
  const rows = useDeviceValue(rowsOnDevice, deviceDatabase)
  const [pasted, setPasted] = useState<Pasted | null>(null)
  const change = (wanted: ListChange<OrderRow>) => void rowsOnDevice(deviceDatabase).change(wanted)

  useEffect(() => {
    settled()
      .then(reading.load)
      .catch((error) => console.warn('What reads lists of product numbers cannot be fetched', error))
  }, [])

  /** @param at where it goes; null for the end of the list */
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
    paste(text: string, at: Cell): boolean {
      if (isTypedByBrowser(text, at.field)) return false
      void take(text, at)
      return true
    },
    /** Text or a file that was dropped, behind all others. */
    drop: (source: string | Blob) => void take(source, null),
    undo() {
      const before = pasted?.before
      setPasted(null)
      if (before) change(() => before)
    },
  }
}

export type OrderList = ReturnType<typeof useOrderList>
