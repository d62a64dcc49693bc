import { type FieldRule, taxId } from './form-rules.ts'

/** Nine or twelve digits, or the number of a government department or health authority. */
const BRITISH = String.raw`\d{9}(?:\d{3})?|GD[0-4]\d\d|HA[5-9]\d\d`

/** The forms of VAT numbers after the country code. The codes are those that the numbers begin with: XI is Northern Ireland. */
const FORMS: ReadonlyMap<string, string> = new Map([
  ['GB', BRITISH],
  ['XI', BRITISH],
  ['IE', String.raw`\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z]`],
  ['DE', String.raw`\d{9}`],
  ['AT', String.raw`U\d{8}`],
  ['CH', String.raw`E?\d{9}(?:MWST|TVA|IVA|VAT)?`],
  ['IT', String.raw`\d{11}`],
  ['FR', String.raw`[A-HJ-NP-Z\d]{2}\d{9}`],
  ['BE', String.raw`[01]\d{9}`],
  ['NL', String.raw`\d{9}B\d\d`],
  ['LU', String.raw`\d{8}`],
  ['ES', String.raw`[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z]`],
])

/**
 * Accepts a VAT number with spaces, dots and hyphens. A number without a country code must have the form of the country of the address. A
 * number of a country without a known form needs at least one digit.
 * @source CHECKOUT-15
 */
export const vatNumber: FieldRule = (value, form) => {
  const problem = taxId(value, form)
  if (problem) return problem
  const number = value.toUpperCase().replace(/[\s.\-‐-―]/g, '')
  const own = FORMS.get(number.slice(0, 2))
  const ofAddress = FORMS.get(form.country ?? '')
  if (!own && (!ofAddress || /^[A-Z]{2}/.test(number))) return /\d/.test(number) ? null : 'VAT_NUMBER'
  return hasForm(own, number.slice(2)) || hasForm(ofAddress, number) ? null : 'VAT_NUMBER'
}

const hasForm = (form: string | undefined, number: string): boolean => form !== undefined && RegExp(`^(?:${form})$`).test(number)
