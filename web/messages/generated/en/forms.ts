// Written by `npm run codegen` from schema/messages/*.json.
import type { Format } from '../../format.ts'

export const messages = ({ counted }: Format) => ({
  errors: {
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
  },
  optional: 'optional',
  password: {
    show: 'Show',
    hide: 'Hide',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
  },
  summary: (count: number) => `Please check ${counted(count, 'field', 'fields')}`,
  sending: 'Sending…',
  offline: 'You’re offline. We’ve kept what you typed. Please try again when you’re back online.',
  unavailable: 'We can’t do this right now. We’ve kept what you typed. Please try again in a moment.',
})
