import { LISTS } from '#schema/rules/constants.ts'
import type { ListChange } from '../../storage/device-value.ts'
import { cleanName, type Naming, uniqueName } from './list-name.ts'

export interface NamedItem {
  readonly id: string
  readonly name: string
}

const names = (lists: readonly NamedItem[]) => lists.map(({ name }) => name)

/** Adds a list at the end, under a name that no other list has. Ignored if the device has the maximum number of lists. @source SAVE-3 */
export const addList =
  <List extends NamedItem>(list: List, naming: Naming): ListChange<List> =>
  (lists) =>
    lists.length >= LISTS.most || lists.some(({ id }) => id === list.id)
      ? lists
      : [...lists, { ...list, name: uniqueName(list.name, names(lists), naming) }]

/** Renames a list; an empty name changes nothing. @source SAVE-3 */
export const renameList =
  <List extends NamedItem>(id: string, typed: string, naming: Naming): ListChange<List> =>
  (lists) => {
    if (cleanName(typed) === '') return lists
    const others = names(lists.filter((list) => list.id !== id))
    return lists.map((list) => (list.id === id ? { ...list, name: uniqueName(typed, others, naming) } : list))
  }

export const removeList =
  <List extends NamedItem>(id: string): ListChange<List> =>
  (lists) =>
    lists.filter((list) => list.id !== id)

/** Restores a deleted list at its position. @source SAVE-3 */
export const restoreList =
  <List extends NamedItem>(list: List, position: number): ListChange<List> =>
  (lists) =>
    lists.some(({ id }) => id === list.id) ? lists : lists.toSpliced(position, 0, list)
