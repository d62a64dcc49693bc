import { parsingError } from '../engine-error.ts'
import { isObject, listOf, oneOf, onlyEntry, onlyOptions, option, textIn } from './json.ts'
import type { Direction, SortKey } from './request.types.ts'

const DIRECTIONS = ['asc', 'desc'] as const

/** The body's sort: a name, `{ "price": "desc" }`, `{ "price": { "order": "desc", "unmapped_type": "long" } }`, or a list of these. */
export function parseSort(json: unknown): SortKey[] {
  return listOf(json).map((key) => {
    if (typeof key === 'string') return sortKey(key)
    const [field, body] = onlyEntry(key, 'sort')
    if (!isObject(body)) return sortKey(field, oneOf(body, DIRECTIONS, 'sort'))
    onlyOptions(body, ['order', 'missing', 'unmapped_type'], 'sort')
    return {
      field,
      direction: option(body, 'order', (value) => oneOf(value, DIRECTIONS, 'order'), defaultDirection(field)),
      missing: option(
        body,
        'missing',
        (value) => (oneOf(value, ['_first', '_last'], 'missing') === '_first' ? 'first' : 'last'),
        'last',
      ),
      mayBeUnmapped: option(body, 'unmapped_type', textIn, '') !== '',
    }
  })
}

/** The address's sort: `position:desc,name`. */
export function parseSortParameter(text: string): SortKey[] {
  return text.split(',').map((part) => {
    const [field = '', direction] = part.trim().split(':')
    if (!field) throw parsingError(`Failed to parse [sort]: [${text}]`)
    return direction === undefined ? sortKey(field) : sortKey(field, oneOf(direction, DIRECTIONS, 'sort'))
  })
}

const sortKey = (field: string, direction = defaultDirection(field)): SortKey => ({
  field,
  direction,
  missing: 'last',
  mayBeUnmapped: false,
})

const defaultDirection = (field: string): Direction => (field === '_score' ? 'desc' : 'asc')
