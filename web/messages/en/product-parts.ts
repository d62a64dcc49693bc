import type { AnswerError } from '#schema/rules/custom-option-answers.ts'
import type { Format } from '../format.ts'

const answerErrors: Record<AnswerError, string> = {
  REQUIRED: 'Field is required.',
  TOO_LONG: 'There are too many characters.',
  UNKNOWN_VALUE: 'Please choose one of the values.',
  NOT_A_LENGTH: 'Please enter a length in mm, such as 720 or 720.5.',
  OUT_OF_RANGE: "We can't make this length. Please stay within the limits.",
}

/** The words of those parts of a product's page that only some products have, or that come later. */
export const messages = ({ figure }: Format) => ({
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  selectionTotal: 'Total for this selection',
  phoneOnly: 'This product is ordered by telephone, so that we can settle sizes and delivery with you.',
  call: (phone: string) => `Call ${phone}`,
  groupItems: 'In this group',
  itemQuantity: (name: string) => `Quantity of ${name}`,
  table: {
    label: 'Every version with its price',
    version: 'Version',
    price: 'Price each',
    quantity: 'How many',
  },
  bundle: 'Put your set together',
  none: 'None',
  times: (quantity: number) => `${figure(quantity)} ×`,
  optional: 'optional',
  requiredHint: 'Fields marked * have to be filled in.',
  pleaseChoose: 'Please choose',
  yourDetails: 'Your details',
  answerErrors,
  lengths: (least: number, most: number) => `${least} to ${most} mm`,
  characters: (used: number, most: number) => `${figure(used)} of at most ${figure(most)} characters`,
  file: (phone: string | null) =>
    phone ? `Files cannot be sent from this page. Please call us about it: ${phone}.` : 'Files cannot be sent from this page.',
})
