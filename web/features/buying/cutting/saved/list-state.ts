import { isEmptyRow } from '#schema/rules/cutting/list/empty-row.ts'
import type { ListChange } from '../../../../storage/device-value.ts'
import type { SavedList } from '../device/saved-list.ts'
import type { NamedCuttingList } from './named-lists.ts'

type Contents = NamedCuttingList['list']

const contents = ({ material, rows }: Contents): Contents => ({ material, rows: rows.filter((row) => !isEmptyRow(row)) })

/** Whether two lists have the same material and pieces. The empty row at the end does not count. */
export const isSameList = (one: Contents, other: Contents): boolean =>
  JSON.stringify(contents(one)) === JSON.stringify(contents(other))

export const hasPieces = ({ rows }: Contents): boolean => rows.some((row) => !isEmptyRow(row))

/** Whether opening another list loses pieces that are in no named list. @source CUT-33 */
export const isUnsaved = (list: SavedList, lists: readonly NamedCuttingList[]): boolean =>
  hasPieces(list) && !lists.some((other) => isSameList(other.list, list))

/** Saves the form's list under a name that exists. @source CUT-33 */
export const updateList =
  (id: string, list: SavedList): ListChange<NamedCuttingList> =>
  (lists) =>
    lists.map((other) => (other.id === id ? { ...other, list: contents(list) } : other))

/** A new named list with the form's material and pieces. */
export const toNamedList = (id: string, name: string, list: Contents): NamedCuttingList => ({ id, name, list: contents(list) })

/** The number of pieces as far as it can be read. */
export const pieceCount = ({ rows }: Contents): number =>
  rows.reduce((sum, { quantity }) => sum + (/^\d{1,4}$/.test(quantity.trim()) ? Number(quantity) : 0), 0)
