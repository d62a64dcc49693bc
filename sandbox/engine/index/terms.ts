/** A value a field can hold: what is left when objects and lists are opened. */
export type Scalar = string | number | boolean

/** How a field is indexed. Whole numbers of every size are `long`. */
export type FieldType = 'keyword' | 'text' | 'long' | 'float' | 'boolean' | 'date'

const TYPES: readonly FieldType[] = ['keyword', 'text', 'long', 'float', 'boolean', 'date']

/** @throws for a type that the index does not have */
export function fieldType(name: unknown): FieldType {
  const type = name === 'integer' ? 'long' : name === 'double' ? 'float' : TYPES.find((type) => type === name)
  if (!type) throw new Error(`There are no fields of type ${String(name)}`)
  return type
}

const MAY_BE_DATE = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/
const DATE = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?(?:Z|[+-]\d{2}:?\d{2})?$/

/** The type of a field that no schema names, by the first value that comes: the engine's dynamic mapping. */
export function typeOf(value: Scalar): FieldType {
  if (typeof value === 'boolean') return 'boolean'
  if (typeof value === 'number') return Number.isInteger(value) ? 'long' : 'float'
  return MAY_BE_DATE.test(value) && !Number.isNaN(instantOf(value)) ? 'date' : 'text'
}

/** The term a value is kept under in a field that is matched whole; null when it is none of the field's type. */
export function termOf(type: FieldType, value: Scalar): string | null {
  if (type === 'boolean')
    return value === true || value === 'true' ? 'true' : value === false || value === 'false' ? 'false' : null
  if (type === 'keyword' || type === 'text') return String(value)
  const number = numberOf(type, value)
  return Number.isNaN(number) ? null : String(type === 'long' ? Math.trunc(number) : number)
}

/** A value of a field of numbers or dates as the number it is compared by; NaN when it is none. */
export function numberOf(type: FieldType, value: Scalar): number {
  if (typeof value === 'boolean' || value === '') return Number.NaN
  if (type === 'date' && typeof value === 'string') return instantOf(value)
  return type === 'float' ? Math.fround(Number(value)) : Number(value)
}

/** Milliseconds since 1970 of a date in the documents' form, UTC where no zone is named; NaN when it is none. */
export function instantOf(text: string): number {
  if (!DATE.test(text)) return Number.NaN
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text.slice(10)) || text.length === 10
  return Date.parse(zoned ? text : `${text.replace(' ', 'T')}Z`)
}
