import type { FormError } from '#schema/rules/forms/form-rules.ts'

/** What is said of a form's field. @source TEXT-16, TEXT-18 to TEXT-21 */
export const FORM_MESSAGES: Readonly<Record<FormError, string>> = {
  REQUIRED: 'Field is required',
  EMAIL: 'Please provide valid e-mail address',
  NAME_TOO_SHORT: 'Name must have at least 2 letters',
  LETTERS_ONLY: 'Accepts only alphabet characters',
  PASSWORD_TOO_SHORT: 'Password must have at least 8 letters',
  NOT_IDENTICAL: 'Passwords must be identical',
  ZIP_TOO_SHORT: 'Zip-code must have at least 3 letters',
  TOO_LONG: 'This is too long',
  BAD_CHARACTERS: 'Please use letters, digits and the usual signs alone',
}

/** What is said of an account. @source USER-4, TEXT-21 */
export const CUSTOMER_MESSAGES = {
  signedOut: 'You need to be logged in to see this page',
  wrongCredentials: 'The e-mail address or the password is not right',
  wrongPassword: 'The current password is not right',
  refused: 'This cannot be done. Please check what was entered.',
  unavailable: 'This cannot be done at the moment. Please try again shortly.',
  tooManyAddresses: (most: number) => `There can be ${most} addresses at most: please take one away first`,
  taxIdTooShort: 'Tax ID must have at least 3 letters',
  tooManyRequests: 'That was too often in a short time. Please try again later.',
} as const
