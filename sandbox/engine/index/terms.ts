/** A value of a field, with objects and lists flattened. */
export type Scalar = string | number | boolean

/** How a field is indexed. Integers of any size are `long`. */
export type FieldType = 'keyword' | 'text' | 'long' | 'float' | 'boolean' | 'date'

const TYPES: readonly FieldType[] = ['keyword', 'text', 'long', 'float', 'boolean', 'date']

/** @throws for a type the index does not support */
export function fieldType(name: unknown): FieldType {
  const type = name === 'integer' ? 'long' : name === 'double' ? 'float' : TYPES.find((type) => type === name)
  if (!type) throw new Error(`There are no fields of type ${String(name)}`)
  return type
}

const MAY_BE_DATE = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/
const DATE = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?(?:Z|[+-]\d{2}:?\d{2})?$/

/** Returns the type of a field missing from the schema by its first value, as the engine's dynamic mapping does. */
export function toFieldType(value: Scalar): FieldType {
  if (typeof value === 'boolean') return 'boolean'
  if (typeof value === 'number') return Number.isInteger(value) ? 'long' : 'float'
  return MAY_BE_DATE.test(value) && !Number.isNaN(toInstant(value)) ? 'date' : 'text'
}

/** Returns the term of a value in a field matched as a whole; null if the value has the wrong type. */
export function toTerm(type: FieldType, value: Scalar): string | null {
  if (type === 'boolean')
    return value === true || value === 'true' ? 'true' : value === false || value === 'false' ? 'false' : null
  if (type === 'keyword' || type === 'text') return String(value)
  const number = toNumber(type, value)
  return Number.isNaN(number) ? null : String(type === 'long' ? Math.trunc(number) : number)
}

/** Converts a numeric or date value to the number it is compared by; NaN if it has the wrong type. */
export function toNumber(type: FieldType, value: Scalar): number {
  if (typeof value === 'boolean' || value === '') return Number.NaN
  if (type === 'date' && typeof value === 'string') return toInstant(value)
  return type === 'float' ? Math.fround(Number(value)) : Number(value)
}

/** Parses a date to milliseconds since 1970, as UTC if it has no zone; NaN if it is invalid. */
export function toInstant(text: string): number {
  if (!DATE.test(text)) return Number.NaN
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text.slice(10)) || text.length === 10
  return Date.parse(zoned ? text : `${text.replace(' ', 'T')}Z`)
}
