import { LISTS } from '#schema/rules/constants.ts'
import { cleanName } from '../../../../components/lists/list-name.ts'
import { decodedList } from '../../../../storage/decoded-list.ts'
import { isFields } from '../../../../storage/stored-fields.ts'
import { storedLists } from '../device/stored-lists.ts'
import { isLine } from '../rules/is-line.ts'
import type { NamedList } from '../rules/named-list.types.ts'

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
export const namedLists = decodedList(storedLists, decodeLists)
