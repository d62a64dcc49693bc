import { decodedList } from '../../../../storage/decoded-list.ts'
import { isFields } from '../../../../storage/stored-fields.ts'
import { decodeContents, isKey, type ListContents } from '../device/saved-list.ts'
import { storedListsInCart } from '../device/stored-cutting.ts'

/** A cutting list as it was entered, with the cart lines it was added as. */
export interface ListInCart {
  /** Key of the line that carries the list. */
  readonly key: string
  readonly lines: readonly { readonly key: string; readonly quantity: number }[]
  readonly list: ListContents
}

/** Older lists are dropped. */
export const MOST_IN_CART = 20
/** Sheets, cutting and edging. */
const MOST_LINES = 3

/** Decodes stored lists and ignores invalid ones. @source CUT-32 */
export const decodeListsInCart = (stored: unknown): readonly ListInCart[] =>
  (Array.isArray(stored) ? stored : []).flatMap(decodeOne).slice(-MOST_IN_CART)

function decodeOne(stored: unknown): readonly ListInCart[] {
  if (!isFields(stored) || !isKey(stored.key) || !Array.isArray(stored.lines)) return []
  const lines = stored.lines.filter(isLine).slice(0, MOST_LINES)
  const list = decodeContents(stored.list)
  if (!list.material || list.rows.length === 0 || !lines.some(({ key }) => key === stored.key)) return []
  return [{ key: stored.key, lines: lines.map(({ key, quantity }) => ({ key, quantity })), list }]
}

const isLine = (value: unknown): value is ListInCart['lines'][number] =>
  isFields(value) && isKey(value.key) && Number.isSafeInteger(value.quantity) && Number(value.quantity) > 0

/** The cutting lists that were added to the cart on this device. */
export const listsInCart = decodedList(storedListsInCart, decodeListsInCart)
