import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LISTS } from '#schema/rules/constants.ts'
import { cleanName, type Naming, uniqueName } from '../../../../components/lists/list-name.ts'
import { addList, removeList, restoreList } from '../../../../components/lists/named-changes.ts'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { decodedList } from '../../../../storage/decoded-list.ts'
import type { ListChange } from '../../../../storage/device-value.ts'
import { randomUuid } from '../../../../storage/random-uuid.ts'
import { isFields } from '../../../../storage/stored-fields.ts'
import { useDeviceValue } from '../../../../storage/use-device-value.ts'
import { wishlist } from '../../wishlist/index.ts'
import { storedLists } from '../device/stored-lists.ts'
import { isLine } from '../rules/is-line.ts'
import { wishLine } from '../rules/list-changes.ts'
import type { ListLine, NamedList } from '../rules/named-list.types.ts'

/** The id of the wishlist. Other lists have random ids. */
export const WISHLIST = 'wishlist'

/** A report of the last change. */
export interface ListNews {
  readonly text: string
  /** Undoes the change. */
  readonly undo?: () => void
  /** The list that the product is on now. */
  readonly list?: string
}

/** Isolates a name, so that its writing direction does not change the text around it. */
export const isolate = (name: string): string => `\u2068${name}\u2069`

/** The path of a list's page. */
export const listPath = (id: string): string => (id === WISHLIST ? '/lists' : `/lists?list=${encodeURIComponent(id)}`)

/** The lists of the device, the wishlist first, and the one that the URL names. Null until the device has been read. */
export function useLists() {
  const words = useMessages('lists').saved
  const { deviceDatabase } = useShop()
  const { search } = useLocation()
  const navigate = useNavigate()
  const wishes = useDeviceValue(wishlist, deviceDatabase)
  const named = useDeviceValue(namedLists, deviceDatabase)
  const [news, setNews] = useState<ListNews | null>(null)
  if (!wishes || !named) return null

  const naming: Naming = { fallback: words.fallback, reserved: words.wishlist }
  const lists: readonly NamedList[] = [{ id: WISHLIST, name: words.wishlist, lines: wishes.map(wishLine) }, ...named]
  const wanted = new URLSearchParams(search).get('list')
  const change = (wanted: ListChange<NamedList>) => void namedLists(deviceDatabase).change(wanted)
  const show = (id: string) => void navigate(listPath(id), { replace: true, preventScrollReset: true })
  return {
    lists,
    /** The list in the URL; the wishlist if there is none, as after another tab has deleted it. */
    open: lists.find(({ id }) => id === wanted) ?? lists[0],
    isStored: !storedLists.hasFailed(deviceDatabase),
    naming,
    change,
    show,
    news,
    setNews,
    /** Whether the device may keep one more list. */
    canCreate: named.length < LISTS.most,
    /** Adds a list and returns its id and the name it gets. */
    create(typed: string, lines: readonly ListLine[] = []): { readonly id: string; readonly name: string } {
      const id = randomUuid()
      const name = uniqueName(
        typed,
        named.map((list) => list.name),
        naming,
      )
      change(addList({ id, name, lines }, naming))
      return { id, name }
    },
    /** Deletes a list and offers to restore it. @source SAVE-3 */
    remove(list: NamedList) {
      const position = named.findIndex(({ id }) => id === list.id)
      change(removeList(list.id))
      show(WISHLIST)
      setNews({
        text: words.deleted(isolate(list.name)),
        undo() {
          change(restoreList(list, position))
          setNews(null)
          show(list.id)
        },
      })
    },
  }
}

export type Lists = NonNullable<ReturnType<typeof useLists>>

/** Decodes stored lists and ignores invalid and repeated parts. @source SAVE-1 */
export function decodeLists(stored: unknown): readonly NamedList[] {
  const lists = (Array.isArray(stored) ? stored : []).flatMap(decodeList)
  return uniqueBy(lists, ({ id }) => id).slice(0, LISTS.most)
}

function decodeList(stored: unknown): readonly NamedList[] {
  if (!isFields(stored) || typeof stored.id !== 'string' || typeof stored.name !== 'string') return []
  const name = cleanName(stored.name)
  if (stored.id === '' || stored.id.length > LISTS.sku || name === '') return []
  const lines = (Array.isArray(stored.lines) ? stored.lines : []).filter(isLine)
  const kept = uniqueBy(lines, ({ sku }) => sku).slice(0, LISTS.lines)
  return [{ id: stored.id, name, lines: kept.map(({ sku, quantity }) => ({ sku, quantity })) }]
}

const uniqueBy = <Item>(items: readonly Item[], key: (item: Item) => string): readonly Item[] =>
  [...new Map(items.toReversed().map((item) => [key(item), item])).values()].toReversed()

/** The named lists of this device: they survive restarts, work offline and are shared by all tabs. */
const namedLists = decodedList(storedLists, decodeLists)
