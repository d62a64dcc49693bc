import { CUTTING } from '#schema/rules/constants.ts'
import type { ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import { isEmptyRow } from '#schema/rules/cutting/list/empty-row.ts'
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

/** Replaces a row with pasted rows. */
export const replaceRow =
  (row: number, rows: readonly ListRow[]): ValueChange<SavedList> =>
  (list) => ({ ...list, rows: [...list.rows.slice(0, row), ...rows, ...list.rows.slice(row + 1)].slice(0, CUTTING.mostRows) })

/** Appends rows; replaces the last row if it is empty. */
export const appendRows =
  (rows: readonly ListRow[]): ValueChange<SavedList> =>
  (list) => {
    const last = list.rows.at(-1)
    return replaceRow(list.rows.length - (last && isEmptyRow(last) ? 1 : 0), rows)(list)
  }

/** Removes all rows and keeps the material. @source CUT-38 */
export const clearRows: ValueChange<SavedList> = (list) => ({ ...list, rows: [], cleared: list.rows })

/** Keeps the list, but detaches it from the cart. */
export const endEditing: ValueChange<SavedList> = ({ editing: _, ...list }) => list
