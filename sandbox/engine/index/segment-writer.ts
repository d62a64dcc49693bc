import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Language } from '../../store-views.ts'
import { type Analyser, analyse } from '../text/analyse.ts'
import { leafReader } from './leaves.ts'
import type { Mapping } from './mapping.ts'
import { type FieldKind, kindOf, type Scalar, termsOf } from './terms.ts'
import { encodeNumbers } from './varint.ts'

/** Documents whose postings are gathered in memory before they are written. */
export const BLOCK = 8192
/** Longer values are kept in the document and matched as text only. */
const LONGEST_TERM = 256
/** Terms between two values of a list, so that no phrase spans both. */
const GAP = 100
/** The field that holds the names of a document's fields. */
export const FIELD_NAMES = '_field_names'

interface FieldDraft {
  readonly id: number
  readonly kinds: Set<FieldKind>
  readonly analyser: Analyser | null
  /** By term: the numbers to store, and how many documents they speak of. */
  readonly terms: Map<string, { documents: number; last: number; numbers: number[] }>
  lengths: number[]
  documents: number
  tokens: number
}

/** Builds the inverted index of one segment, block by block, so that memory stays flat however many documents come. */
export class SegmentWriter {
  readonly #mapping: Mapping
  readonly #read: ReturnType<typeof leafReader>
  readonly #language: Language
  readonly #fields = new Map<string, FieldDraft>()
  readonly #nextFieldId: () => number
  readonly #insertPosting: StatementSync
  readonly #insertLength: StatementSync
  readonly #insertField: StatementSync
  #documents = 0
  #block = 0

  constructor(database: DatabaseSync, mapping: Mapping, language: Language, nextFieldId: () => number) {
    this.#mapping = mapping
    this.#read = leafReader(mapping)
    this.#language = language
    this.#nextFieldId = nextFieldId
    this.#insertPosting = database.prepare('INSERT INTO posting (field, term, block, documents, data) VALUES (?, ?, ?, ?, ?)')
    this.#insertLength = database.prepare('INSERT INTO length (field, block, data) VALUES (?, ?, ?)')
    this.#insertField = database.prepare(
      'INSERT INTO field (id, segment, name, kind, documents, tokens) VALUES (?, ?, ?, ?, ?, ?)',
    )
  }

  get documents(): number {
    return this.#documents
  }

  /** Adds a document and answers its place in the segment. */
  add(document: Readonly<Record<string, unknown>>): number {
    const ordinal = this.#documents++
    const local = ordinal - this.#block * BLOCK
    const texts = new Map<string, string[]>()
    const names = new Set<string>()
    this.#read(document, (field, value) => {
      names.add(field)
      this.#addTerms(field, value, local)
      if (this.#mapping.text.has(field)) texts.set(field, [...(texts.get(field) ?? []), String(value)])
    })
    for (const [field, values] of texts) this.#addText(field, values, local)
    const fieldNames = this.#field(FIELD_NAMES, false)
    for (const name of names) addDocument(fieldNames, name, local)
    if (this.#documents % BLOCK === 0) this.#flush()
    return ordinal
  }

  /** Writes what is left and the fields themselves. */
  close(segment: number): void {
    this.#flush()
    for (const [name, field] of this.#fields) {
      const kind = field.analyser ? 'text' : kindOfAll(field.kinds)
      this.#insertField.run(
        field.id,
        segment,
        field.analyser ? name.slice(TEXT.length) : name,
        kind,
        field.documents,
        field.tokens,
      )
    }
  }

  #addTerms(name: string, value: Scalar, local: number): void {
    if (typeof value === 'string' && value.length > LONGEST_TERM) return
    const field = this.#field(name, false)
    for (const term of termsOf(name, value, this.#mapping)) {
      if (!field.terms.has(term)) field.kinds.add(kindOf(term))
      addDocument(field, term, local)
    }
  }

  #addText(name: string, values: readonly string[], local: number): void {
    const field = this.#field(name, true)
    if (!field.analyser) return
    const positions = new Map<string, number[]>()
    let position = 0
    let length = 0
    for (const value of values) {
      for (const term of analyse(value, field.analyser)) {
        const found = positions.get(term)
        if (found) found.push(position)
        else positions.set(term, [position])
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
    field.documents++
  }

  #field(name: string, text: boolean): FieldDraft {
    const key = text ? TEXT + name : name
    const known = this.#fields.get(key)
    if (known) return known
    const stemmed = this.#mapping.text.get(name)?.stemmed ?? false
    const field: FieldDraft = {
      id: this.#nextFieldId(),
      kinds: new Set(this.#mapping.text.has(name) || name === FIELD_NAMES ? ['keyword'] : []),
      analyser: text ? { language: this.#language, stemmed } : null,
      terms: new Map(),
      lengths: [],
      documents: 0,
      tokens: 0,
    }
    this.#fields.set(key, field)
    return field
  }

  #flush(): void {
    for (const field of this.#fields.values()) {
      for (const term of [...field.terms.keys()].sort()) {
        const posting = field.terms.get(term)
        if (posting) this.#insertPosting.run(field.id, term, this.#block, posting.documents, encodeNumbers(posting.numbers))
      }
      field.terms.clear()
      if (field.analyser && field.lengths.length > 0) {
        this.#insertLength.run(field.id, this.#block, encodeNumbers(Array.from(field.lengths, (length) => length ?? 0)))
        field.lengths = []
      }
    }
    this.#block = Math.floor(this.#documents / BLOCK)
  }
}

/** Text fields stand beside the field matched whole, under a name no document can use. */
const TEXT = '\u0000text:'

/** Notes that a document of the block holds a term: its distance from the one before, then what else is to be kept. */
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

function kindOfAll(kinds: ReadonlySet<FieldKind>): FieldKind {
  const [kind] = kinds
  return kinds.size === 1 && kind ? kind : 'keyword'
}
