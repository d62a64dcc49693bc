import type { FieldType } from './terms.ts'

/** The postings of one term: documents that hold it, ascending. */
interface TermPostings {
  readonly term: string
  readonly documents: Uint32Array
}

/** A field seen from the documents' side: which of its keys, in their order, each document holds. */
export interface Column {
  readonly type: FieldType
  /** The field's distinct values in order: numbers for numbers, dates (milliseconds) and flags (0, 1), else text. */
  readonly keys: readonly (string | number)[]
  /** Document d holds `ordinals[offsets[d]]` up to `ordinals[offsets[d + 1]]`, ascending; they index `keys`. */
  readonly offsets: Uint32Array
  readonly ordinals: Uint32Array
  /** When no document holds several: its ordinal and one, 0 for none. Counting these is several times faster. */
  readonly single: Uint32Array | null
}

/** Turns a field's postings round. */
export function columnOf(type: FieldType, postings: readonly TermPostings[], size: number): Column {
  const ordered = postings
    .map((posting) => ({ ...posting, key: keyOf(type, posting.term) }))
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
  return { type, keys: ordered.map(({ key }) => key), offsets, ordinals, single: singleOf(offsets, ordinals) }
}

function singleOf(offsets: Uint32Array, ordinals: Uint32Array): Uint32Array | null {
  const single = new Uint32Array(offsets.length - 1)
  for (let document = 0; document < single.length; document++) {
    const start = offsets[document] ?? 0
    const held = (offsets[document + 1] ?? 0) - start
    if (held > 1) return null
    if (held === 1) single[document] = (ordinals[start] ?? 0) + 1
  }
  return single
}

/** How many of the column's keys stand before a bound; with `inclusive`, before or at it. */
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

/** Bytes a column takes, about. */
export const columnBytes = ({ keys, offsets, ordinals }: Column) =>
  2 * offsets.byteLength + ordinals.byteLength + keys.length * 24

function keyOf(type: FieldType, term: string): string | number {
  if (type === 'boolean') return Number(term === 'true')
  return type === 'keyword' || type === 'text' ? term : Number(term)
}
