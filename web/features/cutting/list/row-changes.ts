import { CUTTING } from '#schema/rules/cutting/cutting-constants.ts'
import type { ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import { isEmptyRow } from '#schema/rules/cutting/list/empty-row.ts'
import type { ValueChange } from '../../../offline/device-value.ts'
import { EMPTY_ROW, type SavedList } from './saved-list.ts'

/** Writes into a cell; into one below the last line too. */
export const withCell =
  (row: number, field: keyof ListRow, text: string): ValueChange<SavedList> =>
  (list) => {
    const rows = Array.from({ length: Math.max(list.rows.length, row + 1) }, (_, i) => list.rows[i] ?? EMPTY_ROW)
    return { ...list, rows: rows.map((cells, i) => (i === row ? { ...cells, [field]: text } : cells)) }
  }

export const withoutRow =
  (row: number): ValueChange<SavedList> =>
  (list) => ({ ...list, rows: list.rows.filter((_, i) => i !== row) })

/** Puts lines where one was pasted into, in the place of that one. */
export const withRows =
  (row: number, rows: readonly ListRow[]): ValueChange<SavedList> =>
  (list) => ({ ...list, rows: [...list.rows.slice(0, row), ...rows, ...list.rows.slice(row + 1)].slice(0, CUTTING.mostRows) })

/** Puts lines behind the others, in the place of the last one where nothing was typed into that. */
export const withRowsAdded =
  (rows: readonly ListRow[]): ValueChange<SavedList> =>
  (list) => {
    const last = list.rows.at(-1)
    return withRows(list.rows.length - (last && isEmptyRow(last) ? 1 : 0), rows)(list)
  }

/** The material stays. */
export const withoutRows: ValueChange<SavedList> = (list) => ({ ...list, rows: [] })
