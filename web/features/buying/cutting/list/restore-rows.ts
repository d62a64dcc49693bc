import type { ListRow } from '#schema/rules/cutting/list/cutting-list.ts'
import type { ValueChange } from '../../../../storage/device-value.ts'
import type { SavedList } from '../device/saved-list.ts'

/** Puts the rows back that `clearRows` removed. They come from the page, because the device does not keep them. @source CUT-38 */
export const restoreRows =
  (rows: readonly ListRow[]): ValueChange<SavedList> =>
  ({ cleared: _, ...list }) => ({ ...list, rows })
