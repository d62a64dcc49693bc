import type { Bitmap } from './bitmap.ts'
import type { Column } from './column.ts'
import type { Field, FieldReader, TextPostings } from './field-reader.ts'
import { isStoredOnly, type Mapping } from './mapping.ts'
import { FIELD_NAMES } from './segment-writer.ts'

/** The index of one entity in one store view, as queries see it. Documents are named by their place, from 0. */
export class Segment {
  readonly id: number
  /** Documents there are. */
  readonly size: number
  readonly mapping: Mapping
  readonly #fields: ReadonlyMap<string, Field>
  readonly #reader: FieldReader

  constructor(about: { id: number; size: number; mapping: Mapping }, reader: FieldReader) {
    this.id = about.id
    this.size = about.size
    this.mapping = about.mapping
    this.#reader = reader
    this.#fields = reader.fieldsOf(about.id)
  }

  /** A field; `null` when no document has it. A text that no schema names is matched whole as `name.keyword`. */
  field(name: string): Field | null {
    return this.#fields.get(name) ?? null
  }

  /** Whether a field is in the documents and not in the index. */
  isStoredOnly(name: string): boolean {
    return isStoredOnly(name, this.mapping)
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

  textPostings(field: Field, term: string): TextPostings {
    return this.#reader.textPostings(field, term)
  }

  /** Terms in each document's text. */
  lengths(field: Field): Uint32Array {
    return this.#reader.lengths(field, this.size)
  }

  /** Terms of a field that begin so. */
  termsFrom(field: Field, beginning: string): readonly string[] {
    return this.#reader.termsFrom(field, beginning)
  }

  /** The set that `make` calculates, cached for the next query with the same clause. */
  cachedSet(clause: string, make: () => Bitmap): Bitmap {
    return this.#reader.cachedSet(`${this.id} ${clause}`, make)
  }
}
