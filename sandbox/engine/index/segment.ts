import type { Language } from '../../store-views.ts'
import type { Bitmap } from './bitmap.ts'
import type { Column } from './column.ts'
import type { Field, FieldReader, TextField, TextPostings } from './field-reader.ts'
import { isStoredOnly, type Mapping } from './mapping.ts'
import { FIELD_NAMES } from './segment-writer.ts'

const KEYWORD = /\.keyword$/

/** The index of one entity in one store view, as queries see it. Documents are named by their place, from 0. */
export class Segment {
  readonly id: number
  /** Documents there are. */
  readonly size: number
  readonly mapping: Mapping
  readonly language: Language
  readonly #fields: ReadonlyMap<string, Field>
  readonly #texts: ReadonlyMap<string, TextField>
  readonly #reader: FieldReader

  constructor(about: { id: number; size: number; mapping: Mapping; language: Language }, reader: FieldReader) {
    this.id = about.id
    this.size = about.size
    this.mapping = about.mapping
    this.language = about.language
    this.#reader = reader
    const { fields, texts } = reader.fieldsOf(about.id)
    this.#fields = fields
    this.#texts = texts
  }

  /** A field matched whole; `null` when no document has it. `name.keyword` is `name`. */
  field(name: string): Field | null {
    return this.#fields.get(name.replace(KEYWORD, '')) ?? null
  }

  /** A field searched as text; `null` when it is not mapped so, or no document has it. */
  text(name: string): TextField | null {
    return this.#texts.get(name) ?? null
  }

  /** Whether a field is in the documents and not in the index. */
  isStoredOnly(name: string): boolean {
    return isStoredOnly(name.replace(KEYWORD, ''), this.mapping)
  }

  /** Names of the field and of all below it that documents have. */
  fieldsUnder(name: string): string[] {
    return [...this.#fields.keys()].filter((field) => field === name || field.startsWith(`${name}.`))
  }

  /** Documents that have a field, whatever it holds. */
  having(name: string): Uint32Array {
    const names = this.#fields.get(FIELD_NAMES)
    return names ? this.documents(names, name) : new Uint32Array()
  }

  documents(field: Field, term: string): Uint32Array {
    return this.#reader.documents(field, term)
  }

  column(field: Field): Column {
    return this.#reader.column(field, this.size)
  }

  textPostings(field: TextField, term: string): TextPostings {
    return this.#reader.textPostings(field, term)
  }

  /** Terms in each document's text. */
  lengths(field: TextField): Uint32Array {
    return this.#reader.lengths(field, this.size)
  }

  /** Terms of a field that begin so, with the number of documents that hold each. */
  termsFrom(field: { readonly id: number }, beginning: string): { term: string; documents: number }[] {
    return this.#reader.termsFrom(field, beginning)
  }

  /** The set that `make` calculates, cached for the next query with the same clause. */
  cachedSet(clause: string, make: () => Bitmap): Bitmap {
    return this.#reader.cachedSet(`${this.id} ${clause}`, make)
  }
}
