import { useState } from 'react'
import { LISTS } from '#schema/rules/constants.ts'
import { type Naming, uniqueName } from '../../../../components/lists/list-name.ts'
import { addList, removeList, renameList, restoreList } from '../../../../components/lists/named-changes.ts'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { randomUuid } from '../../../../storage/random-uuid.ts'
import { useDeviceValue } from '../../../../storage/use-device-value.ts'
import type { SavedList } from '../device/saved-list.ts'
import { toNamedList, updateList } from './list-state.ts'
import { type NamedCuttingList, namedCuttingLists } from './named-lists.ts'

/** A report of the last change. */
interface SavedNews {
  readonly text: string
  /** Undoes the change. */
  readonly undo?: () => void
}

/** The named cutting lists of the device. Null until they have been read. @source CUT-33 */
export function useNamedLists() {
  const words = useMessages('cuttingPlan').saved
  const { deleted } = useMessages('lists').saved
  const { deviceDatabase } = useShop()
  const lists = useDeviceValue(namedCuttingLists, deviceDatabase)
  const [news, setNews] = useState<SavedNews | null>(null)
  if (!lists) return null
  const naming: Naming = { fallback: words.fallback, reserved: '' }
  const { change } = namedCuttingLists(deviceDatabase)
  return {
    lists,
    news,
    /** Saves a list under a new name. @returns its id; null if the device has the maximum number of lists */
    create(typed: string, list: Pick<SavedList, 'material' | 'rows'>): string | null {
      if (lists.length >= LISTS.most) {
        setNews({ text: words.full(LISTS.most) })
        return null
      }
      const taken = lists.map(({ name }) => name)
      const added = toNamedList(randomUuid(), uniqueName(typed, taken, naming), list)
      void change(addList(added, naming))
      setNews({ text: words.done(added.name) })
      return added.id
    },
    update({ id, name }: NamedCuttingList, list: SavedList) {
      void change(updateList(id, list))
      setNews({ text: words.done(name) })
    },
    rename({ id }: NamedCuttingList, typed: string) {
      void change(renameList(id, typed, naming))
      setNews(null)
    },
    /** Deletes a list and offers to restore it. */
    remove(list: NamedCuttingList) {
      const position = lists.findIndex(({ id }) => id === list.id)
      void change(removeList(list.id))
      setNews({
        text: deleted(list.name),
        undo() {
          void change(restoreList(list, position))
          setNews(null)
        },
      })
    },
  }
}
