import { indexError } from '../engine-error.ts'
import type { Bitmap } from '../index/bitmap.ts'
import { type Column, keysBelow } from '../index/column.ts'
import type { Segment } from '../index/segment.ts'
import { toNumber } from '../index/terms.ts'
import type { Aggregation, BucketAggregation, RangeAggregation, TermsAggregation } from '../query/parse-aggregations.ts'
import { matchDocuments } from './evaluate.ts'
import { firstInOrder } from './order.ts'
import { orderedField } from './term-level-clauses.ts'

/** Calculates aggregations by name over the documents. @source platform contract §2.10, §2.11 */
export function aggregate(segment: Segment, documents: Bitmap, aggregations: readonly Aggregation[]): Record<string, object> {
  const counted = documents.documents()
  const answers: Record<string, object> = {}
  for (const aggregation of aggregations) {
    if (aggregation.kind === 'filter') {
      const filtered = documents.and(matchDocuments(aggregation.filter, segment)).documents()
      answers[aggregation.name] = { doc_count: filtered.length, ...allBuckets(segment, filtered, aggregation.aggregations) }
    } else answers[aggregation.name] = buckets(segment, counted, aggregation)
  }
  return answers
}

const allBuckets = (segment: Segment, documents: Uint32Array, aggregations: readonly BucketAggregation[]) =>
  Object.fromEntries(aggregations.map((aggregation) => [aggregation.name, buckets(segment, documents, aggregation)]))

function buckets(segment: Segment, documents: Uint32Array, aggregation: BucketAggregation): object {
  const field = orderedField(segment, aggregation.field)
  const column = field && segment.column(field)
  return aggregation.kind === 'terms' ? termBuckets(column, documents, aggregation) : rangeBuckets(column, documents, aggregation)
}

function termBuckets(column: Column | null, documents: Uint32Array, { size }: TermsAggregation): object {
  if (!column) return { doc_count_error_upper_bound: 0, sum_other_doc_count: 0, buckets: [] }
  const counts = countOrdinals(column, documents)
  const count = (ordinal: number) => counts[ordinal] ?? 0
  const listed = firstInOrder(countedOrdinals(counts), size, (a, b) => count(b) - count(a) || a - b)
  const all = counts.reduce((sum, each) => sum + each, 0)
  return {
    doc_count_error_upper_bound: 0,
    sum_other_doc_count: listed.reduce((rest, ordinal) => rest - count(ordinal), all),
    buckets: listed.map((ordinal) => ({ ...bucketKey(column, ordinal), doc_count: count(ordinal) })),
  }
}

const countedOrdinals = (counts: Uint32Array) => Uint32Array.from(counts.keys()).filter((ordinal) => (counts[ordinal] ?? 0) > 0)

function bucketKey({ type, keys }: Column, ordinal: number): object {
  const key = keys[ordinal] ?? ''
  if (type === 'boolean') return { key, key_as_string: key === 1 ? 'true' : 'false' }
  return type === 'date' ? { key, key_as_string: new Date(key).toISOString().slice(0, 19).replace('T', ' ') } : { key }
}

function rangeBuckets(column: Column | null, documents: Uint32Array, { field, ranges }: RangeAggregation): object {
  if (column?.type === 'keyword') throw indexError(`Field [${field}] of type [keyword] is not supported for aggregation [range]`)
  const counts = ranges.map(({ from, to }) => {
    if (!column) return 0
    const below = (bound: number) => keysBelow(column, toNumber(column.type, bound))
    return countWithin(column, documents, from === null ? 0 : below(from), to === null ? column.keys.length : below(to))
  })
  return {
    buckets: ranges.map(({ key, from, to }, i) => ({
      key,
      ...(from === null ? {} : { from }),
      ...(to === null ? {} : { to }),
      doc_count: counts[i] ?? 0,
    })),
  }
}

/** Counts documents with a key in the range from `first` up to but excluding `end`. */
function countWithin({ offsets, ordinals }: Column, documents: Uint32Array, first: number, end: number): number {
  let count = 0
  for (const document of documents) {
    const stop = offsets[document + 1] ?? 0
    let at = offsets[document] ?? 0
    // Ordinals are ascending: the first one not below the range decides.
    while (at < stop && (ordinals[at] ?? 0) < first) at++
    if (at < stop && (ordinals[at] ?? 0) < end) count++
  }
  return count
}

function countOrdinals({ keys, offsets, ordinals, single }: Column, documents: Uint32Array): Uint32Array {
  const counts = new Uint32Array(keys.length + 1)
  const count = (slot: number) => {
    counts[slot] = (counts[slot] ?? 0) + 1
  }
  for (const document of documents) {
    if (single) count(single[document] ?? 0)
    else for (let at = offsets[document] ?? 0; at < (offsets[document + 1] ?? 0); at++) count((ordinals[at] ?? 0) + 1)
  }
  return counts.subarray(1)
}
