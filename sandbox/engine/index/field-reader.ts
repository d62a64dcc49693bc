import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite'
import { LRUCache } from 'lru-cache'
import type { Bitmap } from './bitmap.ts'
import { type Column, columnBytes, createColumn } from './column.ts'
import { BLOCK } from './segment-writer.ts'
import { type FieldType, fieldType } from './terms.ts'
import { decodeNumbers } from './varint.ts'

export interface Field {
  readonly id: number
  readonly name: string
  readonly type: FieldType
  /** Number of documents with a term in this field. */
  readonly documents: number
  /** Number of terms in all of them. */
  readonly tokens: number
}

/** The positions of a term: document i contains it `frequencies[i]` times, starting at `positions[starts[i]]`. */
export interface TextPostings {
  readonly documents: Uint32Array
  readonly frequencies: Uint32Array
  readonly starts: Uint32Array
  readonly positions: Uint32Array
}

const MIB = 1024 * 1024

/** Reads the index from the database on demand, and caches the most used parts within fixed limits. */
export class FieldReader {
  readonly #columns = new LRUCache<number, Column>({ maxSize: 64 * MIB, sizeCalculation: (column) => columnBytes(column) + 1 })
  readonly #texts = new LRUCache<string, TextPostings>({ maxSize: 24 * MIB, sizeCalculation: textBytes })
  readonly #lengths = new LRUCache<number, Uint32Array>({
    maxSize: 8 * MIB,
    sizeCalculation: (lengths) => lengths.byteLength + 1,
  })
  readonly #sets = new LRUCache<string, Bitmap>({
    maxSize: 16 * MIB,
    sizeCalculation: (set, clause) => set.words.byteLength + clause.length,
  })
  readonly #terms = new LRUCache<string, readonly string[]>({ maxSize: 400_000, sizeCalculation: (terms) => terms.length + 1 })
  readonly #selectFields: StatementSync
  readonly #selectTerm: StatementSync
  readonly #selectField: StatementSync
  readonly #selectTermsFrom: StatementSync
  readonly #selectLengths: StatementSync

  constructor(database: DatabaseSync) {
    this.#selectFields = database.prepare('SELECT id, name, type, documents, tokens FROM field WHERE segment = ?')
    this.#selectTerm = database.prepare('SELECT block, documents, data FROM posting WHERE field = ? AND term = ? ORDER BY block')
    this.#selectField = database.prepare('SELECT term, block, data FROM posting WHERE field = ? ORDER BY term, block')
    this.#selectTermsFrom = database.prepare('SELECT DISTINCT term FROM posting WHERE field = ? AND term >= ? AND term < ?')
    this.#selectLengths = database.prepare('SELECT block, data FROM length WHERE field = ? ORDER BY block')
  }

  readFields(segment: number): Map<string, Field> {
    const fields = new Map<string, Field>()
    for (const { id, name, type, documents, tokens } of this.#selectFields.iterate(segment)) {
      const numbers = { id: Number(id), documents: Number(documents), tokens: Number(tokens) }
      fields.set(String(name), { ...numbers, name: String(name), type: fieldType(type) })
    }
    return fields
  }

  documents(field: Field, term: string): Uint32Array {
    const parts: number[] = []
    for (const row of this.#selectTerm.iterate(field.id, term)) appendDocuments(parts, row)
    return Uint32Array.from(parts)
  }

  column(field: Field, size: number): Column {
    return memoizeBy(this.#columns, field.id, () => this.#readColumn(field, size))
  }

  #readColumn(field: Field, size: number): Column {
    const postings = new Map<string, number[]>()
    for (const row of this.#selectField.iterate(field.id)) {
      const term = String(row.term)
      const documents = postings.get(term)
      if (documents) appendDocuments(documents, row)
      else postings.set(term, appendDocuments([], row))
    }
    const terms = Array.from(postings, ([term, documents]) => ({ term, documents: Uint32Array.from(documents) }))
    return createColumn(field.type, terms, size)
  }

  textPostings(field: Field, term: string): TextPostings {
    return memoizeBy(this.#texts, `${field.id} ${term}`, () => readText(this.#selectTerm.all(field.id, term)))
  }

  lengths(field: Field, size: number): Uint32Array {
    return memoizeBy(this.#lengths, field.id, () => {
      const lengths = new Uint32Array(size)
      for (const row of this.#selectLengths.iterate(field.id))
        lengths.set(decodeNumbers(readBytes(row.data)), Number(row.block) * BLOCK)
      return lengths
    })
  }

  termsFrom(field: Field, beginning: string): readonly string[] {
    return memoizeBy(this.#terms, `${field.id} ${beginning}`, () =>
      this.#selectTermsFrom.all(field.id, beginning, `${beginning}\u{10ffff}`).map(({ term }) => String(term)),
    )
  }

  cachedSet(clause: string, make: () => Bitmap): Bitmap {
    return memoizeBy(this.#sets, clause, make)
  }
}

/** Returns the cached value of a key, or reads and caches it. */
function memoizeBy<Key extends string | number, Value extends object>(
  cache: LRUCache<Key, Value>,
  key: Key,
  read: () => Value,
): Value {
  const known = cache.get(key)
  if (known) return known
  const value = read()
  cache.set(key, value)
  return value
}

type Row = Readonly<Record<string, SQLOutputValue>>

function appendDocuments(documents: number[], row: Row): number[] {
  let document = Number(row.block) * BLOCK
  for (const step of decodeNumbers(readBytes(row.data))) {
    document += step
    documents.push(document)
  }
  return documents
}

function readText(rows: readonly Row[]): TextPostings {
  const [documents, frequencies, starts, positions]: [number[], number[], number[], number[]] = [[], [], [], []]
  for (const row of rows) {
    const numbers = decodeNumbers(readBytes(row.data))
    let document = Number(row.block) * BLOCK
    for (let at = 0; at < numbers.length; ) {
      document += numbers[at++] ?? 0
      const frequency = numbers[at++] ?? 0
      documents.push(document)
      frequencies.push(frequency)
      starts.push(positions.length)
      for (let i = 0, position = 0; i < frequency; i++) {
        position += numbers[at++] ?? 0
        positions.push(position)
      }
    }
  }
  return {
    documents: Uint32Array.from(documents),
    frequencies: Uint32Array.from(frequencies),
    starts: Uint32Array.from(starts),
    positions: Uint32Array.from(positions),
  }
}

const textBytes = (postings: TextPostings) => 1 + postings.documents.byteLength * 3 + postings.positions.byteLength

const readBytes = (value: SQLOutputValue | undefined) => (value instanceof Uint8Array ? value : new Uint8Array())
