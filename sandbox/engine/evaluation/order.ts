import { argumentError, indexError } from '../engine-error.ts'
import { type Column, keysBelow } from '../index/column.ts'
import type { Segment } from '../index/segment.ts'
import { type FieldType, toNumber } from '../index/terms.ts'
import type { SortKey } from '../query/parse-sort.ts'
import { orderedField } from './term-level-clauses.ts'

/** Compares two documents; negative if the first comes first. */
type Comparison = (a: number, b: number) => number

export interface Order {
  readonly compare: Comparison
  values(document: number): (string | number | null)[]
}

/** Orders by the sort keys, then by insertion. @throws EngineError for a field no document has */
export function orderBy(segment: Segment, keys: readonly SortKey[], scores: Float32Array | null): Order {
  const parts = keys.map((key) => orderByKey(segment, key, scores))
  return {
    compare: (a, b) => {
      for (const { compare } of parts) {
        const step = compare(a, b)
        if (step !== 0) return step
      }
      return a - b
    },
    values: (document) => parts.flatMap(({ values }) => values(document)),
  }
}

function orderByKey(segment: Segment, key: SortKey, scores: Float32Array | null): Order {
  const sign = key.direction === 'asc' ? 1 : -1
  if (key.field === '_doc') return { compare: (a, b) => sign * (a - b), values: (document) => [document] }
  if (key.field === '_score') {
    const score = (document: number) => scores?.[document] ?? 0
    return { compare: (a, b) => sign * (score(a) - score(b)), values: (document) => [score(document)] }
  }
  const field = orderedField(segment, key.field)
  if (!field && key.unmappedType === null && segment.size > 0)
    throw indexError(`No mapping found for [${key.field}] in order to sort on`)
  if (field) return orderByColumn(segment.column(field), key)
  return { compare: () => 0, values: () => [missingValue(key.unmappedType ?? 'keyword', key)] }
}

/** Returns the documents after a value in the order of a key. @throws EngineError for a value of the wrong type */
export function after(segment: Segment, key: SortKey, value: string | number, documents: Uint32Array): Uint32Array {
  const field = orderedField(segment, key.field)
  if (!field) return documents
  const column = segment.column(field)
  const bound = column.type === 'keyword' ? String(value) : toNumber(column.type, value)
  if (Number.isNaN(bound)) throw argumentError(`Failed to parse search_after value for field [${key.field}].`)
  const isUp = key.direction === 'asc'
  const end = keysBelow(column, bound, isUp)
  return documents.filter((document) => {
    const [start = 0, stop = 0] = column.offsets.subarray(document, document + 2)
    const ordinal = column.ordinals[isUp ? start : stop - 1] ?? 0
    return start === stop || (isUp ? ordinal >= end : ordinal < end)
  })
}

/** Returns the sort value of a document without the field: above or below all others. */
function missingValue(type: FieldType, { direction }: SortKey): string | number | null {
  if (type === 'keyword' || type === 'text') return null
  const sign = direction === 'asc' ? 1 : -1
  return type === 'float' ? `${sign < 0 ? '-' : ''}Infinity` : sign * 2 ** 63
}

/** Formats a single-precision number with the fewest digits that identify it. */
function shortestDecimal(number: number): number {
  for (let digits = 6; digits < 9; digits++) {
    const short = Number(number.toPrecision(digits))
    if (Math.fround(short) === number) return short
  }
  return number
}

/** Of several values, the lowest is used in ascending order, the highest in descending order. Documents without a value come last. */
function orderByColumn({ type, keys, offsets, ordinals }: Column, sortKey: SortKey): Order {
  const ascending = sortKey.direction === 'asc'
  const rank = (document: number) => {
    const start = offsets[document] ?? 0
    const end = offsets[document + 1] ?? 0
    if (start === end) return keys.length
    const ordinal = ordinals[ascending ? start : end - 1] ?? 0
    return ascending ? ordinal : keys.length - 1 - ordinal
  }
  return {
    compare: (a, b) => rank(a) - rank(b),
    values: (document) => {
      const place = rank(document)
      const key = keys[ascending ? place : keys.length - 1 - place]
      if (key === undefined) return [missingValue(type, sortKey)]
      return [type === 'float' ? shortestDecimal(Number(key)) : key]
    },
  }
}

/** Returns the first `count` documents in order, without sorting the rest. */
export function firstInOrder(documents: Uint32Array, count: number, compare: Comparison): number[] {
  if (count <= 0) return []
  if (documents.length <= count) return [...documents].sort(compare)
  // A heap of the best documents with the worst at the root, so that most documents need a single comparison.
  const heap = [...documents.subarray(0, count)]
  for (let at = (count >>> 1) - 1; at >= 0; at--) sink(heap, at, compare)
  for (let i = count; i < documents.length; i++) {
    const document = documents[i] ?? 0
    if (compare(document, heap[0] ?? 0) < 0) {
      heap[0] = document
      sink(heap, 0, compare)
    }
  }
  return heap.sort(compare)
}

function sink(heap: number[], from: number, compare: Comparison): void {
  const item = heap[from] ?? 0
  let at = from
  for (let child = 2 * at + 1; child < heap.length; child = 2 * at + 1) {
    if (child + 1 < heap.length && compare(heap[child + 1] ?? 0, heap[child] ?? 0) > 0) child++
    if (compare(heap[child] ?? 0, item) <= 0) break
    heap[at] = heap[child] ?? 0
    at = child
  }
  heap[at] = item
}
