import { argumentError, parsingError } from '../engine-error.ts'
import {
  type JsonObject,
  listOf,
  numberIn,
  objectIn,
  oneOf,
  onlyEntry,
  onlyOptions,
  option,
  textIn,
  wholeNumberIn,
} from './json.ts'
import type { Query } from './query.types.ts'
import type { Aggregation, BucketAggregation, RangeAggregation, TermsAggregation } from './request.types.ts'

/** Named aggregations: terms, ranges, and filters with those two inside. */
export function parseAggregations(json: unknown, parseQuery: (json: unknown) => Query): Aggregation[] {
  return Object.entries(objectIn(json, 'aggregations')).map(([name, definition]) => {
    const body = objectIn(definition, name)
    if (body.filter === undefined) return parseBuckets(name, body)
    const { filter, aggs, aggregations = aggs ?? {}, ...rest } = body
    onlyOptions(rest, [], name)
    return {
      kind: 'filter',
      name,
      filter: parseQuery(filter),
      aggregations: Object.entries(objectIn(aggregations, name)).map(([inner, definition]) =>
        parseBuckets(inner, objectIn(definition, inner)),
      ),
    }
  })
}

function parseBuckets(name: string, definition: JsonObject): BucketAggregation {
  const [type, options] = onlyEntry(definition, name)
  const body = objectIn(options, type)
  if (type === 'terms') return parseTerms(name, body)
  if (type === 'range') return parseRange(name, body)
  throw parsingError(`Unknown aggregation type [${type}]`)
}

function parseTerms(name: string, body: JsonObject): TermsAggregation {
  onlyOptions(body, ['field', 'size', 'order'], 'terms')
  const size = option(body, 'size', wholeNumberIn, 10)
  if (size < 1) throw argumentError(`[size] must be greater than 0. Found [${size}] in [${name}]`)
  const order = listOf(body.order).map((entry) => {
    const [by, direction] = onlyEntry(entry, 'order')
    return { by: oneOf(by, ['_count', '_key'], 'order'), direction: oneOf(direction, ['asc', 'desc'], 'order') }
  })
  return {
    kind: 'terms',
    name,
    field: textIn(body.field, 'field'),
    size,
    order: order.length > 0 ? order : [{ by: '_count', direction: 'desc' }],
  }
}

function parseRange(name: string, body: JsonObject): RangeAggregation {
  onlyOptions(body, ['field', 'ranges'], 'range')
  const ranges = listOf(body.ranges).map((json) => {
    const range = objectIn(json, 'ranges')
    onlyOptions(range, ['key', 'from', 'to'], 'ranges')
    const from = option<number | null>(range, 'from', numberIn, null)
    const to = option<number | null>(range, 'to', numberIn, null)
    return { key: option(range, 'key', textIn, `${edge(from)}-${edge(to)}`), from, to }
  })
  if (ranges.length === 0) throw argumentError(`No [ranges] specified for the [${name}] aggregation`)
  return { kind: 'range', name, field: textIn(body.field, 'field'), ranges }
}

/** The engine writes whole numbers with a decimal: '50.0'. */
const edge = (value: number | null) => (value === null ? '*' : Number.isInteger(value) ? value.toFixed(1) : String(value))
