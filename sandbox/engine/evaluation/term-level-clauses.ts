import { indexError } from '../engine-error.ts'
import { Bitmap } from '../index/bitmap.ts'
import type { Field } from '../index/field-reader.ts'
import type { Segment } from '../index/segment.ts'
import { type Scalar, termOf } from '../index/terms.ts'

/** The field, or null when no document has it; refuses what is not indexed. */
export function searchedField(segment: Segment, name: string): Field | null {
  if (segment.isStoredOnly(name)) throw indexError(`Cannot search on field [${name}] since it is not indexed.`)
  return segment.field(name)
}

/** Documents that hold any of the values. */
export function matchingTerms(segment: Segment, name: string, values: readonly Scalar[]): Bitmap {
  const field = searchedField(segment, name)
  if (!field) return new Bitmap(segment.size)
  const terms = [...new Set(values.map((value) => termOf(field.name, value, segment.mapping)))].sort()
  return segment.cachedSet(`terms ${field.id} ${JSON.stringify(terms)}`, () => {
    const set = new Bitmap(segment.size)
    for (const term of terms) for (const document of segment.documents(field, term)) set.add(document)
    return set
  })
}

/** Documents that hold anything in the field, or below it. */
export function matchingExists(segment: Segment, name: string): Bitmap {
  if (segment.isStoredOnly(name)) throw indexError(`Cannot search on field [${name}] since it is not indexed.`)
  return segment.cachedSet(`exists ${name}`, () => {
    const set = new Bitmap(segment.size)
    for (const field of segment.fieldsUnder(name)) for (const document of segment.having(field)) set.add(document)
    return set
  })
}
