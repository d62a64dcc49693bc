import { parsingError } from '../engine-error.ts'
import { boostIn, objectIn, onlyEntry, optional, optionsIn, scalarIn, textIn } from './json.ts'

/** `{ "wood_type": [58, 61], "boost": 1 }` */
export function parseTerms(json: unknown) {
  const { boost, ...fields } = objectIn(json, 'terms')
  const [[field, values] = [], other] = Object.entries(fields)
  if (field === undefined) throw parsingError('[terms] query requires a field name')
  if (other) throw parsingError(`[terms] query doesn't support multiple fields, found [${field}] and [${other[0]}]`)
  if (!Array.isArray(values)) throw parsingError('[terms] query requires an array of values')
  const scalars = values.map((value) => scalarIn(value, 'terms'))
  return { kind: 'terms', field, values: scalars, boost: boostIn(boost, 'boost') } as const
}

/** `{ "final_price": { "gte": 50, "lt": 100 } }`; `from` and `to` are the old names of `gte` and `lte`. */
export function parseRange(json: unknown) {
  const [field, options] = onlyEntry(json, 'range')
  const bound = optional(boundIn, undefined)
  const readers = { gt: bound, gte: bound, lt: bound, lte: bound, from: bound, to: bound, boost: boostIn }
  const { gt, lt, from, to, gte = from, lte = to, boost } = optionsIn(options, 'range', readers)
  return { kind: 'range', field, bounds: { gt, gte, lt, lte }, boost } as const
}

/** The bounds of a range; `undefined` is open. */
export type RangeBounds = ReturnType<typeof parseRange>['bounds']

/** `{ "field": "special_price" }` */
export const parseExists = (json: unknown) =>
  ({ kind: 'exists', ...optionsIn(json, 'exists', { field: textIn, boost: boostIn }) }) as const

function boundIn(json: unknown): string | number {
  if (typeof json === 'string' || typeof json === 'number') return json
  throw parsingError('[range] query does not support a bound that is neither number nor text')
}
