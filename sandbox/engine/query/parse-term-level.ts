import { parsingError } from '../engine-error.ts'
import { isObject, numberIn, objectIn, onlyEntry, onlyOptions, option, scalarIn, textIn } from './json.ts'
import type { Query, RangeBounds } from './query.types.ts'

/** `{ "wood_type": [58, 61], "boost": 1 }` */
export function parseTerms(json: unknown): Query {
  const { boost, ...fields } = objectIn(json, 'terms')
  const [field, values, ...others] = Object.entries(fields).flat(1)
  if (typeof field !== 'string') throw parsingError('[terms] query requires a field name')
  if (others.length > 0)
    throw parsingError(`[terms] query doesn't support multiple fields, found [${field}] and [${String(others[0])}]`)
  if (!Array.isArray(values)) throw parsingError('[terms] query requires an array of values')
  return {
    kind: 'terms',
    field,
    values: values.map((value) => scalarIn(value, 'terms')),
    boost: option({ boost }, 'boost', numberIn, 1),
  }
}

/** `{ "sku": "OAK-22" }` or `{ "sku": { "value": "OAK-22", "boost": 5 } }` */
export function parseTerm(json: unknown): Query {
  const [field, body] = onlyEntry(json, 'term')
  if (!isObject(body)) return { kind: 'term', field, value: scalarIn(body, 'term'), boost: 1 }
  onlyOptions(body, ['value', 'boost'], 'term')
  return { kind: 'term', field, value: scalarIn(body.value, 'term'), boost: option(body, 'boost', numberIn, 1) }
}

/** `{ "final_price": { "gte": 50, "lt": 100 } }`; `from` and `to` are the old names of `gte` and `lte`. */
export function parseRange(json: unknown): Query {
  const [field, options] = onlyEntry(json, 'range')
  const body = objectIn(options, 'range')
  onlyOptions(body, ['gt', 'gte', 'lt', 'lte', 'from', 'to', 'boost'], 'range')
  const { boost, from, to, ...rest } = body
  const bounds: RangeBounds = Object.fromEntries(
    Object.entries({ gte: from, lte: to, ...rest })
      .filter(([, bound]) => bound !== undefined && bound !== null)
      .map(([name, bound]) => [name, boundIn(bound)]),
  )
  return { kind: 'range', field, bounds, boost: option({ boost }, 'boost', numberIn, 1) }
}

/** `{ "field": "special_price" }` */
export function parseExists(json: unknown): Query {
  const body = objectIn(json, 'exists')
  onlyOptions(body, ['field', 'boost'], 'exists')
  return { kind: 'exists', field: textIn(body.field, 'field'), boost: option(body, 'boost', numberIn, 1) }
}

function boundIn(json: unknown): string | number {
  if (typeof json === 'string' || typeof json === 'number') return json
  throw parsingError('[range] query does not support a bound that is neither number nor text')
}
