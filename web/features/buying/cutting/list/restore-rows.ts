import type { ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import type { ValueChange } from '../../../../storage/device-value.ts'
import type { SavedList } from '../device/saved-list.ts'

/** Restores the rows that `clearRows` removed. The page passes them, because the device does not store them. @source CUT-38 */
export const restoreRows =
  (rows: readonly ListRow[]): ValueChange<SavedList> =>
  ({ cleared: _, ...list }) => ({ ...list, rows })
