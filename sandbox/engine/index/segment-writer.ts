import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { analyse } from '../analyse.ts'
import { leafReader } from './leaves.ts'
import type { Mapping } from './mapping.ts'
import { type FieldType, type Scalar, toFieldType, toTerm } from './terms.ts'
import { encodeNumbers } from './varint.ts'

/** Number of documents whose postings are collected in memory before they are written. */
export const BLOCK = 8192
/** Longer texts are matched by words only. */
const LONGEST_TERM = 256
/** Position gap between list values, so that no phrase spans both. */
const GAP = 100
export const FIELD_NAMES = '_field_names'

/** Fields that the platform's schemas map as numbers; a merchant with non-numeric ids must map them as keywords. */
const IDS = ['id', 'category_ids', 'category.category_id', 'parent_id', 'product_id', 'attribute_id', 'configurable_children.id']

/** True if the first value of an id field is not numeric. An import contains documents but no mapping. */
const isWordId = (name: string, value: Scalar): boolean =>
  IDS.includes(name) && typeof value === 'string' && !/^-?\d+$/.test(value)

interface FieldDraft {
  readonly id: number
  readonly type: FieldType
  /** By term: the numbers to store, and the number of documents they describe. */
  readonly terms: Map<string, { documents: number; last: number; numbers: number[] }>
  lengths: number[]
  documents: number
  tokens: number
}

/** Builds the inverted index of one segment block by block, so that memory use does not grow with the number of documents. */
export class SegmentWriter {
  readonly #mapping: Mapping
  readonly #read: ReturnType<typeof leafReader>
  readonly #types = new Map<string, FieldType>()
  readonly #fields = new Map<string, FieldDraft>()
  readonly #nextFieldId: () => number
  readonly #insertPosting: StatementSync
  readonly #insertLength: StatementSync
  readonly #insertField: StatementSync
  #documents = 0
  #block = 0

  constructor(database: DatabaseSync, mapping: Mapping, nextFieldId: () => number) {
    this.#mapping = mapping
    this.#read = leafReader(mapping)
    this.#nextFieldId = nextFieldId
    this.#insertPosting = database.prepare('INSERT INTO posting (field, term, block, documents, data) VALUES (?, ?, ?, ?, ?)')
    this.#insertLength = database.prepare('INSERT INTO length (field, block, data) VALUES (?, ?, ?)')
    this.#insertField = database.prepare(
      'INSERT INTO field (id, segment, name, type, documents, tokens) VALUES (?, ?, ?, ?, ?, ?)',
    )
  }

  get documents(): number {
    return this.#documents
  }

  /** Adds a document and returns its index in the segment. */
  add(document: Readonly<Record<string, unknown>>): number {
    const ordinal = this.#documents++
    const local = ordinal - this.#block * BLOCK
    const texts = new Map<string, string[]>()
    const values = new Map<string, string[]>()
    const names = new Set<string>()
    this.#read(document, (field, value) => {
      names.add(field)
      if (this.#findType(field, value) === 'text') {
        listUnder(texts, field).push(String(value))
        if (this.#mapping.types.has(field) || String(value).length > LONGEST_TERM) return
        listUnder(values, `${field}.keyword`).push(String(value))
        names.add(`${field}.keyword`)
      } else listUnder(values, field).push(...toTerms(this.#findType(field, value), value))
    })
    for (const [field, all] of texts) this.#addText(this.#field(field, 'text'), all, local)
    for (const [field, terms] of values) this.#addTerms(this.#field(field, this.#findType(field, '')), terms, local)
    this.#addTerms(this.#field(FIELD_NAMES, 'keyword'), [...names], local)
    if (this.#documents % BLOCK === 0) this.#flush()
    return ordinal
  }

  /** Writes the remaining postings and the fields. */
  close(segment: number): void {
    this.#flush()
    for (const [name, { id, type, documents, tokens }] of this.#fields) {
      this.#insertField.run(id, segment, name, type, documents, tokens)
    }
  }

  /** A field has its type in the schema, or else that of its first value. @see isWordId for non-numeric ids */
  #findType(name: string, value: Scalar): FieldType {
    const known = this.#types.get(name)
    if (known) return known
    const mapped = this.#mapping.types.get(name)
    const type = isWordId(name, value) || name.endsWith('.keyword') ? 'keyword' : (mapped ?? toFieldType(value))
    this.#types.set(name, type)
    return type
  }

  #addTerms(field: FieldDraft, terms: readonly string[], local: number): void {
    const different = new Set(terms)
    for (const term of different) addDocument(field, term, local)
    field.tokens += different.size
    if (different.size > 0) field.documents++
  }

  #addText(field: FieldDraft, values: readonly string[], local: number): void {
    const positions = new Map<string, number[]>()
    let position = 0
    let length = 0
    for (const value of values) {
      for (const term of analyse(value)) {
        listUnder(positions, term).push(position)
        position++
        length++
      }
      position += GAP
    }
    for (const [term, at] of positions) {
      const steps = at.map((position, i) => position - (at[i - 1] ?? 0))
      addDocument(field, term, local, [at.length, ...steps])
    }
    field.lengths[local] = length
    field.tokens += length
    if (length > 0) field.documents++
  }

  #field(name: string, type: FieldType): FieldDraft {
    const known = this.#fields.get(name)
    if (known) return known
    const field: FieldDraft = {
      id: this.#nextFieldId(),
      type,
      terms: new Map(),
      lengths: [],
      documents: 0,
      tokens: 0,
    }
    this.#fields.set(name, field)
    return field
  }

  #flush(): void {
    for (const field of this.#fields.values()) {
      for (const term of [...field.terms.keys()].sort()) {
        const posting = field.terms.get(term)
        if (posting) this.#insertPosting.run(field.id, term, this.#block, posting.documents, encodeNumbers(posting.numbers))
      }
      field.terms.clear()
      if (field.lengths.length > 0) {
        this.#insertLength.run(field.id, this.#block, encodeNumbers(Array.from(field.lengths, (length) => length ?? 0)))
        field.lengths = []
      }
    }
    this.#block = Math.floor(this.#documents / BLOCK)
  }
}

function listUnder<Item>(lists: Map<string, Item[]>, name: string): Item[] {
  const list = lists.get(name) ?? []
  lists.set(name, list)
  return list
}

/** A value of the wrong type is stored in the document but not indexed. */
function toTerms(type: FieldType, value: Scalar): string[] {
  const term = toTerm(type, value)
  return term === null ? [] : [term]
}

/** Records a term in a document of the block: the distance from the previous document, then any further data. */
function addDocument({ terms }: FieldDraft, term: string, local: number, rest: readonly number[] = []): void {
  let posting = terms.get(term)
  if (!posting) {
    posting = { documents: 0, last: -1, numbers: [] }
    terms.set(term, posting)
  }
  if (posting.last === local) return
  posting.numbers.push(local - Math.max(posting.last, 0), ...rest)
  posting.last = local
  posting.documents++
}
