import { LISTS } from '#schema/rules/constants.ts'
import { cleanName } from '../../../../components/lists/list-name.ts'
import { decodedList } from '../../../../storage/decoded-list.ts'
import { isFields } from '../../../../storage/stored-fields.ts'
import { decodeContents, type ListContents } from '../device/saved-list.ts'
import { storedNamedLists } from '../device/stored-cutting.ts'

/** A cutting list that the shopper has saved under a name. */
export interface NamedCuttingList {
  readonly id: string
  readonly name: string
  readonly list: ListContents
}

/** Decodes stored lists and ignores invalid and repeated ones. @source CUT-33 */
export function decodeNamedLists(stored: unknown): readonly NamedCuttingList[] {
  const lists = (Array.isArray(stored) ? stored : []).flatMap(decodeOne)
  return [...Map.groupBy(lists, ({ id }) => id).values()].flatMap(([first]) => first ?? []).slice(0, LISTS.most)
}

function decodeOne(stored: unknown): readonly NamedCuttingList[] {
  if (!isFields(stored) || typeof stored.id !== 'string' || typeof stored.name !== 'string') return []
  const name = cleanName(stored.name)
  if (stored.id === '' || stored.id.length > LISTS.sku || name === '') return []
  return [{ id: stored.id, name, list: decodeContents(stored.list) }]
}

/** The named cutting lists of this device: they survive restarts, work offline and are shared by all tabs. */
export const namedCuttingLists = decodedList(storedNamedLists, decodeNamedLists)
