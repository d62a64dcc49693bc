import type { Bitmap } from './bitmap.ts'
import type { Column } from './column.ts'
import type { Field, FieldReader, TextPostings } from './field-reader.ts'
import { isStoredOnly, type Mapping } from './mapping.ts'
import { FIELD_NAMES } from './segment-writer.ts'

/** The index of one entity in one store view, as queries see it. Documents are identified by index, from 0. */
export class Segment {
  readonly id: number
  readonly size: number
  readonly mapping: Mapping
  readonly #fields: ReadonlyMap<string, Field>
  readonly #reader: FieldReader

  constructor(about: { id: number; size: number; mapping: Mapping }, reader: FieldReader) {
    this.id = about.id
    this.size = about.size
    this.mapping = about.mapping
    this.#reader = reader
    this.#fields = reader.readFields(about.id)
  }

  /** Finds a field; `null` if no document has it. Text fields missing from the schema are matched as a whole by `name.keyword`. */
  field(name: string): Field | null {
    return this.#fields.get(name) ?? null
  }

  /** True if a field is in the documents but not in the index. */
  isStoredOnly(name: string): boolean {
    return isStoredOnly(name, this.mapping)
  }

  /** Returns the names of the field and its subfields that documents have. */
  fieldsUnder(name: string): string[] {
    return [...this.#fields.keys()].filter((field) => field === name || field.startsWith(`${name}.`))
  }

  /** Returns the documents that have any value in a field. */
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

  textPostings(field: Field, term: string): TextPostings {
    return this.#reader.textPostings(field, term)
  }

  /** Returns the number of terms in each document's text. */
  lengths(field: Field): Uint32Array {
    return this.#reader.lengths(field, this.size)
  }

  /** Returns the terms of a field with this prefix. */
  termsFrom(field: Field, beginning: string): readonly string[] {
    return this.#reader.termsFrom(field, beginning)
  }

  /** Returns the set that `make` calculates, cached for later queries with the same clause. */
  cachedSet(clause: string, make: () => Bitmap): Bitmap {
    return this.#reader.cachedSet(`${this.id} ${clause}`, make)
  }
}
