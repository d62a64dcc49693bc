import { isFlag, type Mapping } from './mapping.ts'

/** A value a field can hold: what is left when objects and lists are opened. */
export type Scalar = string | number | boolean

/** What the terms of a field have in common; mixed fields are text to the engine. */
export type FieldKind = 'number' | 'date' | 'boolean' | 'keyword'

const DECIMAL = /^-?\d+\.\d+$/
const OPTION_LIST = /^\d+(?:,\d+)+$/
const DATE = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?(?:Z|[+-]\d{2}:?\d{2})?$/

/**
 * The term a value is matched by: its text, so that '58' is 58, with decimals in one form ('12.5000' is 12.5)
 * and flags as 'true' or 'false'.
 */
export function termOf(field: string, value: Scalar, mapping: Mapping): string {
  if (isFlag(field)) return value === true || value === 1 || value === '1' || value === 'true' ? 'true' : 'false'
  if (typeof value !== 'string' || mapping.text.has(field)) return String(value)
  return DECIMAL.test(value) ? String(Number(value)) : value
}

/** The terms a document's value is found by; a list of option ids written with commas has one for each. */
export function termsOf(field: string, value: Scalar, mapping: Mapping): string[] {
  if (typeof value === 'string' && OPTION_LIST.test(value) && !field.includes('.') && !mapping.text.has(field))
    return value.split(',')
  return [termOf(field, value, mapping)]
}

export function kindOf(term: string): FieldKind {
  if (term === String(Number(term)) && Number.isFinite(Number(term))) return 'number'
  if (term === 'true' || term === 'false') return 'boolean'
  return Number.isNaN(instantOf(term)) ? 'keyword' : 'date'
}

/** Milliseconds since 1970 of a date in the documents' form, UTC where no zone is named; NaN when it is none. */
export function instantOf(text: string): number {
  if (!DATE.test(text)) return Number.NaN
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text.slice(10)) || text.length === 10
  return Date.parse(zoned ? text : `${text.replace(' ', 'T')}Z`)
}
