import type { ValueChange } from '../../../../storage/device-value.ts'
import type { SavedList } from '../device/saved-list.ts'

/** Puts the rows back that `clearRows` removed. @source CUT-38 */
export const restoreRows: ValueChange<SavedList> = ({ cleared = [], ...list }) => ({ ...list, rows: cleared })
