import { EngineError, indexError } from '../engine-error.ts'
import { Bitmap } from '../index/bitmap.ts'
import type { Field } from '../index/field-reader.ts'
import type { Segment } from '../index/segment.ts'
import { type Scalar, toNumber, toTerm } from '../index/terms.ts'

/** Finds a field, or null if no document has it. Rejects fields that are not indexed. */
export function searchedField(segment: Segment, name: string): Field | null {
  if (segment.isStoredOnly(name)) throw indexError(`Cannot search on field [${name}] since it is not indexed.`)
  return segment.field(name)
}

/** Finds a field for sorting and counting. Rejects text fields, whose words have no order. */
export function orderedField(segment: Segment, name: string): Field | null {
  const field = searchedField(segment, name)
  if (field?.type !== 'text') return field
  throw new EngineError(
    'illegal_argument_exception',
    `Text fields are not optimised for operations that require per-document field data like aggregations and sorting, so these operations are disabled by default. Please use a keyword field instead. Alternatively, set fielddata=true on [${name}] in order to load field data by uninverting the inverted index. Note that this can use significant memory.`,
    { inIndex: true },
  )
}

/** Converts a searched value to a term. @throws EngineError if the field cannot hold such a value */
export function termIn({ type, name }: Field, value: Scalar): string {
  const term = toTerm(type, value)
  if (term === null) throw indexError(`failed to create query: For input string: "${value}" in field [${name}]`)
  // An integer field never equals a fraction.
  return type === 'long' && !Number.isInteger(toNumber(type, value)) ? '' : term
}

/** Finds documents with any of the values; in a text field, with any of the exact words. */
export function matchingTerms(segment: Segment, name: string, values: readonly Scalar[]): Bitmap {
  const field = searchedField(segment, name)
  if (!field) return new Bitmap(segment.size)
  const terms = [...new Set(values.map((value) => termIn(field, value)))].sort()
  return segment.cachedSet(`terms ${field.id} ${JSON.stringify(terms)}`, () => {
    const set = new Bitmap(segment.size)
    const holding = (term: string) =>
      field.type === 'text' ? segment.textPostings(field, term).documents : segment.documents(field, term)
    for (const term of terms) for (const document of holding(term)) set.add(document)
    return set
  })
}

/** Finds documents with a value in the field or below it. */
export function matchingExists(segment: Segment, name: string): Bitmap {
  if (segment.isStoredOnly(name)) throw indexError(`Cannot search on field [${name}] since it is not indexed.`)
  return segment.cachedSet(`exists ${name}`, () => {
    const set = new Bitmap(segment.size)
    for (const field of segment.fieldsUnder(name)) for (const document of segment.having(field)) set.add(document)
    return set
  })
}
