import { isEmptyRow } from '#schema/rules/cutting/list/empty-row.ts'
import type { ListChange } from '../../../../storage/device-value.ts'
import type { ListContents, SavedList } from '../device/saved-list.ts'
import type { NamedCuttingList } from './named-lists.ts'

const contents = ({ material, rows, choices }: ListContents): ListContents => ({
  material,
  rows: rows.filter((row) => !isEmptyRow(row)),
  ...(choices && { choices }),
})

/** Whether two lists have the same material, pieces and choices. The empty row at the end does not count. */
export const isSameList = (one: ListContents, other: ListContents): boolean =>
  JSON.stringify(contents(one)) === JSON.stringify(contents(other))

export const hasPieces = ({ rows }: ListContents): boolean => rows.some((row) => !isEmptyRow(row))

/** Whether opening another list loses pieces that are in no named list. @source CUT-33 */
export const isUnsaved = (list: SavedList, lists: readonly NamedCuttingList[]): boolean =>
  hasPieces(list) && !lists.some((other) => isSameList(other.list, list))

/** Saves the form's list under a name that exists. @source CUT-33 */
export const updateList =
  (id: string, list: SavedList): ListChange<NamedCuttingList> =>
  (lists) =>
    lists.map((other) => (other.id === id ? { ...other, list: contents(list) } : other))

/** A new named list with the form's material and pieces. */
export const toNamedList = (id: string, name: string, list: ListContents): NamedCuttingList => ({
  id,
  name,
  list: contents(list),
})

/** The number of pieces. Ignores quantities that cannot be read. */
export const pieceCount = ({ rows }: ListContents): number =>
  rows.reduce((sum, { quantity }) => sum + (/^\d{1,4}$/.test(quantity.trim()) ? Number(quantity) : 0), 0)
