import { LISTS } from '#schema/rules/constants.ts'
import { cleanName } from '../../../../components/lists/list-name.ts'
import { packFragment, unpackFragment } from '../../../../components/share/packed-fragment.ts'
import { isLine } from './is-line.ts'
import type { NamedList } from './named-list.types.ts'

/** A list in a link. Names of products, sizes and prices come from the shop. */
export type SharedList = Pick<NamedList, 'name' | 'lines'>

const VERSION = 'products-1'

/** @source SAVE-7 */
export const toFragment = ({ name, lines }: SharedList): string =>
  packFragment([VERSION, name, lines.map(({ sku, quantity }) => [sku, quantity])])

/**
 * Reads the list in a URL's fragment. A fragment is unreadable as a whole if it is too long, has another format, or has more lines than a
 * list may have.
 * @source SAVE-7
 */
export const readFragment = (fragment: string) => unpackFragment(fragment, decode)

function decode(value: unknown): SharedList | null {
  if (!Array.isArray(value) || value.length !== 3) return null
  const [version, name, pairs]: readonly unknown[] = value
  if (version !== VERSION || typeof name !== 'string' || name.length > LISTS.name || cleanName(name) === '') return null
  if (!Array.isArray(pairs) || pairs.length === 0 || pairs.length > LISTS.lines) return null
  const lines = pairs.map(toLine).filter(isLine)
  const isWhole = lines.length === pairs.length && new Set(lines.map(({ sku }) => sku)).size === lines.length
  return isWhole ? { name: cleanName(name), lines } : null
}

const toLine = (pair: unknown): unknown => (Array.isArray(pair) && pair.length === 2 ? { sku: pair[0], quantity: pair[1] } : null)
