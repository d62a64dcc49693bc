import type { ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import type { ValueChange } from '../../../../storage/device-value.ts'
import { EMPTY_ROW, type SavedList } from '../device/saved-list.ts'

/** Sets a cell. The row may be the one below the last. */
export const setCell =
  (row: number, field: keyof ListRow, text: string): ValueChange<SavedList> =>
  (list) => {
    const rows = Array.from({ length: Math.max(list.rows.length, row + 1) }, (_, i) => list.rows[i] ?? EMPTY_ROW)
    return { ...list, rows: rows.map((cells, i) => (i === row ? { ...cells, [field]: text } : cells)) }
  }

export const removeRow =
  (row: number): ValueChange<SavedList> =>
  (list) => ({ ...list, rows: list.rows.filter((_, i) => i !== row) })

/** Removes all rows and keeps the material. @source CUT-38 */
export const clearRows: ValueChange<SavedList> = (list) => ({ ...list, rows: [], cleared: list.rows })

/** Keeps the list, but detaches it from the cart. */
export const endEditing: ValueChange<SavedList> = ({ editing: _, ...list }) => list
