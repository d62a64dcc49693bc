import type { FieldType } from './terms.ts'

/** The postings of one term: the documents that contain it, ascending. */
interface TermPostings {
  readonly term: string
  readonly documents: Uint32Array
}

/** A field by document: the keys that each document has, as ordinals. */
export interface Column {
  readonly type: FieldType
  /** Distinct values in order: numbers for numbers, dates (milliseconds) and flags (0, 1), otherwise text. */
  readonly keys: readonly (string | number)[]
  /** Document d has `ordinals[offsets[d]]` up to `ordinals[offsets[d + 1]]`, ascending; they index `keys`. */
  readonly offsets: Uint32Array
  readonly ordinals: Uint32Array
  /** If no document has several values: its ordinal plus one, 0 for none. Counting these is several times faster. */
  readonly single: Uint32Array | null
}

export function createColumn(type: FieldType, postings: readonly TermPostings[], size: number): Column {
  const ordered = postings
    .map((posting) => ({ ...posting, key: parseKey(type, posting.term) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  const offsets = new Uint32Array(size + 1)
  for (const { documents } of ordered) for (const document of documents) offsets[document + 1] = (offsets[document + 1] ?? 0) + 1
  for (let document = 0; document < size; document++)
    offsets[document + 1] = (offsets[document + 1] ?? 0) + (offsets[document] ?? 0)
  const ordinals = new Uint32Array(offsets[size] ?? 0)
  const next = offsets.slice(0, size)
  ordered.forEach(({ documents }, ordinal) => {
    for (const document of documents) {
      const at = next[document] ?? 0
      ordinals[at] = ordinal
      next[document] = at + 1
    }
  })
  return { type, keys: ordered.map(({ key }) => key), offsets, ordinals, single: toSingleValues(offsets, ordinals) }
}

function toSingleValues(offsets: Uint32Array, ordinals: Uint32Array): Uint32Array | null {
  const single = new Uint32Array(offsets.length - 1)
  for (let document = 0; document < single.length; document++) {
    const start = offsets[document] ?? 0
    const held = (offsets[document + 1] ?? 0) - start
    if (held > 1) return null
    if (held === 1) single[document] = (ordinals[start] ?? 0) + 1
  }
  return single
}

/** Counts the keys below a bound, or below and at it if `inclusive`. */
export function keysBelow({ keys }: Column, bound: string | number, inclusive = false): number {
  let [low, high] = [0, keys.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const key = keys[middle] ?? 0
    if (key < bound || (inclusive && key === bound)) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns the approximate memory of a column, in bytes. */
export const columnBytes = ({ keys, offsets, ordinals }: Column) =>
  2 * offsets.byteLength + ordinals.byteLength + keys.length * 24

function parseKey(type: FieldType, term: string): string | number {
  if (type === 'boolean') return Number(term === 'true')
  return type === 'keyword' || type === 'text' ? term : Number(term)
}
