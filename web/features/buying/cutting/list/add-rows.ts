import { CUTTING } from '#schema/rules/constants.ts'
import type { ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import { isEmptyRow } from '#schema/rules/cutting/list/empty-row.ts'
import type { ValueChange } from '../../../../storage/device-value.ts'
import type { SavedList } from '../device/saved-list.ts'

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
