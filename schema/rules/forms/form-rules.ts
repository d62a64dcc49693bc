/** The error codes of fields; the texts are the specification's. */
export type FormError =
  | 'REQUIRED'
  | 'EMAIL'
  | 'TELEPHONE'
  | 'NAME_TOO_SHORT'
  | 'LETTERS_ONLY'
  | 'PASSWORD_TOO_SHORT'
  | 'NOT_IDENTICAL'
  | 'ZIP_TOO_SHORT'
  | 'TAX_ID_TOO_SHORT'
  | 'VAT_NUMBER'
  | 'NOT_AGREED'
  | 'TOO_LONG'
  | 'BAD_CHARACTERS'

/** The values of a form by field, as typed. */
export type FormValues = Readonly<Record<string, string>>

/** The error of a value; null if it is valid. */
export type FieldRule = (value: string, form: FormValues) => FormError | null

/** Lengths in characters as people count them. @source TEXT-18, TEXT-19, TEXT-21 */
export const FORM_LENGTHS = {
  shortestName: 2,
  shortestPassword: 8,
  shortestPostcode: 3,
  shortestTaxId: 3,
  /** In digits. Short local numbers have at least these. */
  shortestTelephone: 5,
  longestLine: 100,
  longestMessage: 5000,
  /** Longer e-mail addresses cannot be delivered to. */
  longestEmail: 254,
  /** A limit for hashing. */
  longestPassword: 256,
  longestPostcode: 20,
} as const

const EMAIL = /^[^\s@"(),:;<>[\\\]\p{C}]+@[^\s@"(),:;<>[\\\]\p{C}.]+(?:\.[^\s@"(),:;<>[\\\]\p{C}.]+)+$/u
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u
const LETTER = /\p{L}/u
const CONTROL = /\p{Cc}|\p{Cs}/u

/** @source TEXT-16 */
export const requiredText: FieldRule = (value) => {
  const text = value.trim()
  if (text === '') return 'REQUIRED'
  if (CONTROL.test(text)) return 'BAD_CHARACTERS'
  return charactersIn(text) > FORM_LENGTHS.longestLine ? 'TOO_LONG' : null
}

/** Text of several lines. @source TEXT-16 */
export const messageText: FieldRule = (value) => {
  const text = value.trim()
  if (text === '') return 'REQUIRED'
  if (CONTROL.test(text.replace(/[\n\r\t]/g, ' '))) return 'BAD_CHARACTERS'
  return charactersIn(text) > FORM_LENGTHS.longestMessage ? 'TOO_LONG' : null
}

export const oneOf =
  (values: readonly string[]): FieldRule =>
  (value) =>
    values.includes(value) ? null : 'REQUIRED'

/** @source TEXT-20 */
export const email: FieldRule = (value) => {
  const address = value.trim()
  if (address === '') return 'REQUIRED'
  return address.length > FORM_LENGTHS.longestEmail || !EMAIL.test(address) ? 'EMAIL' : null
}

/** A telephone number as people write it, with an extension or not. @source CHECKOUT-11 */
export const telephone: FieldRule = (value, form) =>
  requiredText(value, form) ?? (value.replace(/\P{Nd}/gu, '').length < FORM_LENGTHS.shortestTelephone ? 'TELEPHONE' : null)

/** A first or last name in any script. @source TEXT-18 */
export const personName: FieldRule = (value, form) => {
  const problem = requiredText(value, form)
  if (problem) return problem
  const name = value.trim()
  if (!NAME.test(name)) return 'LETTERS_ONLY'
  return charactersIn(name) < FORM_LENGTHS.shortestName ? 'NAME_TOO_SHORT' : null
}

/** A new password, taken as typed, spaces included. @source TEXT-19 */
export const password: FieldRule = (value) => {
  if (value === '') return 'REQUIRED'
  const length = charactersIn(value)
  if (length < FORM_LENGTHS.shortestPassword) return 'PASSWORD_TOO_SHORT'
  return length > FORM_LENGTHS.longestPassword ? 'TOO_LONG' : null
}

/** An existing password. Only the platform knows whether it is correct. */
export const knownPassword: FieldRule = (value) => (value === '' ? 'REQUIRED' : null)

/** @source TEXT-21 */
export const postcode: FieldRule = (value) => {
  const code = value.trim()
  if (code === '') return 'REQUIRED'
  if (CONTROL.test(code)) return 'BAD_CHARACTERS'
  if (charactersIn(code) < FORM_LENGTHS.shortestPostcode) return 'ZIP_TOO_SHORT'
  return charactersIn(code) > FORM_LENGTHS.longestPostcode ? 'TOO_LONG' : null
}

/** @source TEXT-21 */
export const taxId: FieldRule = (value, form) =>
  requiredText(value, form) ?? (charactersIn(value.trim()) < FORM_LENGTHS.shortestTaxId ? 'TAX_ID_TOO_SHORT' : null)

/** The name of a place, in any script; not a number. @source platform contract §8.1 */
export const placeName: FieldRule = (value, form) => requiredText(value, form) ?? (LETTER.test(value) ? null : 'LETTERS_ONLY')

/** A box that has to be ticked. @source TEXT-23 */
export const agreement: FieldRule = (value) => (value === 'true' ? null : 'NOT_AGREED')

/** The same as in another field, character by character. @source TEXT-19 */
export const sameAs =
  (field: string): FieldRule =>
  (value, form) =>
    value === '' ? 'REQUIRED' : value === form[field] ? null : 'NOT_IDENTICAL'

/** Accepts an empty value. */
export const optional =
  (rule: FieldRule): FieldRule =>
  (value, form) =>
    value.trim() === '' ? null : rule(value, form)

/** A form's problems by the name of the field, in the order of the rules; empty when there are none. */
export function problemsIn<Name extends string>(rules: Readonly<Record<Name, FieldRule>>, form: FormValues) {
  const names = Object.keys(rules) as Name[]
  return names.flatMap((name) => {
    const error = rules[name](form[name] ?? '', form)
    return error ? [{ name, error }] : []
  })
}

const charactersIn = (text: string): number => [...text].length
