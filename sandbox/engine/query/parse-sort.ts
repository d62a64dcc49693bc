import { argumentError, parsingError } from '../engine-error.ts'
import { type FieldType, fieldType } from '../index/terms.ts'
import { isObject, oneOf, onlyEntry, optional, optionsIn, textIn, toList } from './json.ts'

export interface SortKey {
  /** `_score` and `_doc` (insertion order) are also fields. */
  readonly field: string
  readonly direction: 'asc' | 'desc'
  /** The type assumed for a field no document has; null rejects such a field. */
  readonly unmappedType: FieldType | null
}

/**
 * Parses the sort of the body: a name, `{ "price": "desc" }`, `{ "price": { "order": "desc", "unmapped_type": "long" } }`, or a list
 * of these.
 */
export const parseSort = (json: unknown): SortKey[] =>
  toList(json).map((key) => {
    if (typeof key === 'string') return sortKey(key)
    const [field, body] = onlyEntry(key, 'sort')
    if (!isObject(body)) return sortKey(field, body)
    const readers = { order: (order: unknown) => order, unmapped_type: optional(typeIn, null) }
    const { order, unmapped_type: unmappedType } = optionsIn(body, 'sort', readers)
    return { ...sortKey(field, order), unmappedType }
  })

/** Parses the sort of the URL: `position:desc,name`. */
export const parseSortParameter = (text: string): SortKey[] =>
  text.split(',').map((part) => {
    const [field = '', direction] = part.trim().split(':')
    if (!field) throw parsingError(`Failed to parse [sort]: [${text}]`)
    return sortKey(field, direction)
  })

function sortKey(field: string, direction?: unknown): SortKey {
  const absent = field === '_score' ? ('desc' as const) : ('asc' as const)
  return { field, direction: optional(oneOf('asc', 'desc'), absent)(direction, 'sort'), unmappedType: null }
}

function typeIn(json: unknown, option: string): FieldType {
  try {
    return fieldType(textIn(json, option))
  } catch {
    throw argumentError(`No mapper found for type [${String(json)}]`)
  }
}
