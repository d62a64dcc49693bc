import { argumentError, parsingError } from '../engine-error.ts'
import { numberIn, objectIn, onlyEntry, optional, optionsIn, textIn, toList, wholeNumberIn } from './json.ts'
import type { Query } from './query.types.ts'

/** Counts the documents that also match a filter, with nested aggregations. */
interface FilterAggregation {
  readonly kind: 'filter'
  readonly name: string
  readonly filter: Query
  readonly aggregations: readonly BucketAggregation[]
}

export type TermsAggregation = ReturnType<typeof parseTerms>
export type RangeAggregation = ReturnType<typeof parseRange>
export type BucketAggregation = TermsAggregation | RangeAggregation
export type Aggregation = BucketAggregation | FilterAggregation

/** Parses named aggregations: terms, ranges, and filters that contain those two. */
export function parseAggregations(json: unknown, parseQuery: (json: unknown) => Query): Aggregation[] {
  return Object.entries(objectIn(json, 'aggregations')).map(([name, definition]) => {
    if (objectIn(definition, name).filter === undefined) return parseBuckets(name, definition)
    const readers = { filter: parseQuery, aggs: optional(bucketsIn, []), aggregations: optional(bucketsIn, []) }
    const { filter, aggs, aggregations } = optionsIn(definition, name, readers)
    return { kind: 'filter', name, filter, aggregations: [...aggregations, ...aggs] }
  })
}

const bucketsIn = (json: unknown, name: string): BucketAggregation[] =>
  Object.entries(objectIn(json, name)).map(([inner, definition]) => parseBuckets(inner, definition))

function parseBuckets(name: string, definition: unknown): BucketAggregation {
  const [type, options] = onlyEntry(definition, name)
  if (type === 'terms') return parseTerms(name, options)
  if (type === 'range') return parseRange(name, options)
  throw parsingError(`Unknown aggregation type [${type}]`)
}

function parseTerms(name: string, json: unknown) {
  const { field, size } = optionsIn(json, 'terms', { field: textIn, size: optional(wholeNumberIn, 10) })
  if (size < 1) throw argumentError(`[size] must be greater than 0. Found [${size}] in [${name}]`)
  return { kind: 'terms', name, field, size } as const
}

function parseRange(name: string, json: unknown) {
  const { field, ranges } = optionsIn(json, 'range', { field: textIn, ranges: (list) => toList(list).map(rangeIn) })
  if (ranges.length === 0) throw argumentError(`No [ranges] specified for the [${name}] aggregation`)
  return { kind: 'range', name, field, ranges } as const
}

function rangeIn(json: unknown) {
  const readers = { key: optional(textIn, null), from: optional(numberIn, null), to: optional(numberIn, null) }
  const { key, from, to } = optionsIn(json, 'ranges', readers)
  return { key: key ?? `${edge(from)}-${edge(to)}`, from, to }
}

/** The engine writes integers with a decimal: '50.0'. */
const edge = (value: number | null) => (value === null ? '*' : Number.isInteger(value) ? value.toFixed(1) : String(value))
