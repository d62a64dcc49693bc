import type { AggregationBucket, Aggregations } from '../../domain/facets/facets.types.ts'
import {
  type Document,
  decodeCode,
  decodeCount,
  decodeDocuments,
  decodeNumber,
  decodeText,
  isDocument,
} from '../documents/document.ts'

/**
 * The buckets of each aggregation by name. A filter around aggregations is unwrapped; a filter around nothing is a bucket itself.
 * @source platform contract §2.10, §2.11
 */
export function decodeAggregations(aggregations: unknown): Aggregations {
  const found: Record<string, readonly AggregationBucket[]> = {}
  for (const [name, aggregation] of members(aggregations)) {
    if (aggregation.buckets !== undefined) found[name] = decodeBuckets(aggregation.buckets)
    else {
      const inner = members(aggregation).filter(([, { buckets }]) => buckets !== undefined)
      if (inner.length === 0) found[name] = decodeBuckets([{ ...aggregation, key: name }])
      for (const [innerName, { buckets }] of inner) found[innerName] = decodeBuckets(buckets)
    }
  }
  return found
}

const members = (value: unknown): readonly (readonly [string, Document])[] =>
  Object.entries(isDocument(value) ? value : {}).flatMap(([name, member]) =>
    isDocument(member) && decodeCode(name) !== null ? [[name, member] as const] : [],
  )

const decodeBuckets = (buckets: unknown): readonly AggregationBucket[] =>
  decodeDocuments(buckets).flatMap((bucket) => {
    const key = decodeText(bucket.key)
    const count = decodeCount(bucket.doc_count)
    return key === null || count === null ? [] : [{ key, count, from: decodeNumber(bucket.from), to: decodeNumber(bucket.to) }]
  })
