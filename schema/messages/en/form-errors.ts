import type { FormError } from '../../rules/forms/form-rules.ts'

/** Error texts of form fields, for browser and server. @source TEXT-16, TEXT-18 to TEXT-21, TEXT-23 */
export const formErrors: Readonly<Record<FormError, string>> = {
  REQUIRED: 'Field is required',
  EMAIL: 'Please provide valid e-mail address',
  TELEPHONE: 'Please enter a telephone number, such as 0113 496 0123',
  NAME_TOO_SHORT: 'Name must have at least 2 letters',
  LETTERS_ONLY: 'Accepts only alphabet characters',
  PASSWORD_TOO_SHORT: 'Password must have at least 8 letters',
  NOT_IDENTICAL: 'Passwords must be identical',
  ZIP_TOO_SHORT: 'Zip-code must have at least 3 letters',
  TAX_ID_TOO_SHORT: 'Tax ID must have at least 3 letters',
  VAT_NUMBER: 'Please enter the whole VAT number, such as GB123456789, IE1234567FA or DE123456789',
  NOT_AGREED: 'You must accept the terms and conditions',
  TOO_LONG: 'There are too many characters',
  BAD_CHARACTERS: 'There are characters that cannot be sent',
}
