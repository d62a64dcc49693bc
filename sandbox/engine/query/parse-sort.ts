import { parsingError } from '../engine-error.ts'
import { isObject, listOf, oneOf, onlyEntry, optional, optionsIn, textIn } from './json.ts'

export interface SortKey {
  /** `_score` and `_doc` (the order documents were put in) are fields as well. */
  readonly field: string
  readonly direction: 'asc' | 'desc'
  /** A field no document has is skipped instead of refused. */
  readonly mayBeUnmapped: boolean
}

/** The body's sort: a name, `{ "price": "desc" }`, `{ "price": { "order": "desc", "unmapped_type": "long" } }`, or a list of these. */
export const parseSort = (json: unknown): SortKey[] =>
  listOf(json).map((key) => {
    if (typeof key === 'string') return sortKey(key)
    const [field, body] = onlyEntry(key, 'sort')
    if (!isObject(body)) return sortKey(field, body)
    const readers = { order: (order: unknown) => order, unmapped_type: optional(textIn, '') }
    const { order, unmapped_type } = optionsIn(body, 'sort', readers)
    return { ...sortKey(field, order), mayBeUnmapped: unmapped_type !== '' }
  })

/** The address's sort: `position:desc,name`. */
export const parseSortParameter = (text: string): SortKey[] =>
  text.split(',').map((part) => {
    const [field = '', direction] = part.trim().split(':')
    if (!field) throw parsingError(`Failed to parse [sort]: [${text}]`)
    return sortKey(field, direction)
  })

function sortKey(field: string, direction?: unknown): SortKey {
  const absent = field === '_score' ? ('desc' as const) : ('asc' as const)
  return { field, direction: optional(oneOf('asc', 'desc'), absent)(direction, 'sort'), mayBeUnmapped: false }
}
