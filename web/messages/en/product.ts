import type { CoverUnit } from '#schema/generated/types.ts'
import type { AnswerError } from '#schema/rules/custom-option-answers.ts'
import type { Format } from '../format.ts'

const answerErrors: Record<AnswerError, string> = {
  REQUIRED: 'Field is required.',
  TOO_LONG: 'There are too many characters.',
  UNKNOWN_VALUE: 'Please choose one of the values.',
  NOT_A_LENGTH: 'Please enter a length in mm, such as 720 or 720.5.',
  OUT_OF_RANGE: "We can't make this length. Please stay within the limits.",
}

const page = ({ counted, figure, list }: Format) => ({
  breaks: { label: 'Prices for larger quantities', from: (quantity: number) => `${figure(quantity)} or more:`, each: 'each' },
  gallery: (name: string) => `Pictures of ${name}`,
  picture: (position: number, total: number) => `Picture ${figure(position)} of ${figure(total)}`,
  zoom: 'Enlarge picture',
  video: 'Watch the video',
  sku: 'Product no.',
  keyFacts: 'Key facts',
  choose: (option: string) => `Choose ${option.toLowerCase()}`,
  notInThis: (option: string, value: string) => `not made in ${option.toLowerCase()} ${value}`,
  soldOut: 'out of stock',
  unavailable: 'No such configuration for the product. Please do choose another combination of attributes.',
  incomplete: (options: readonly string[]) =>
    `Choose ${list(
      options.map((option) => option.toLowerCase()),
      'and',
    )} to see price and stock.`,
  variant: 'Version',
  showVariant: 'Show',
  quantity: 'Quantity',
  howMuch: 'How much do I need?',
  severalAtOnce: 'Order several versions at once',
  total: (quantity: number) => (quantity === 1 ? 'Total' : `Total for ${figure(quantity)}`),
  cutting: 'Cutting service',
  contents: 'What you get',
  samples: 'Try before you buy',
  description: 'Description',
  specification: 'Specification',
  documents: 'Documents',
  related: 'Goes well with it',
  toTop: 'Price and quantity',
  summary: 'Summary',
  reviews: {
    title: 'Reviews',
    count: (total: number) => counted(total, 'review', 'reviews'),
    stars: (count: number) => counted(count, 'star', 'stars'),
    none: 'Nobody has reviewed this product yet.',
    unavailable: 'Reviews cannot be shown just now.',
    loading: 'Loading reviews',
    write: 'Write a review',
    by: (nickname: string) => `by ${nickname}`,
  },
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

const units: Record<CoverUnit, readonly [string, string]> = {
  PACK: ['pack', 'packs'],
  SHEET: ['sheet', 'sheets'],
  PIECE: ['piece', 'pieces'],
}

/** Converts metres and square metres to pieces. */
const calculator = ({ counted, figure, measure }: Format) => ({
  by: 'I know the',
  byLength: 'length',
  byArea: 'area',
  length: 'Metres you need',
  area: 'Square metres you need',
  waste: 'Added for waste',
  percent: (percent: number) => (percent === 0 ? 'nothing' : `${percent} %`),
  lengths: (pieces: number, each: number, total: number, leftOver: number) =>
    `${counted(pieces, 'length', 'lengths')} of ${measure(each)} m, ${measure(total)} m in all, ${measure(leftOver)} m left over`,
  covers: (unit: CoverUnit, pieces: number, each: number, total: number, spare: number) =>
    `${counted(pieces, ...units[unit])} of ${measure(each)} m², ${measure(total)} m² in all, ${measure(spare)} m² for waste and to spare`,
  use: (pieces: number) => `Set quantity to ${figure(pieces)}`,
  notANumber: 'Please enter a number, such as 12.5.',
  notAboveZero: 'Must be greater than 0',
  tooMuch: (most: number) => `That is more than ${figure(most)} pieces. Please call us.`,
})

const reviewForm = ({ counted }: Format) => ({
  title: 'Write a review',
  close: 'Close',
  rating: 'Your rating',
  stars: (count: number) => counted(count, 'star', 'stars'),
  heading: 'In a line',
  detail: 'What did you find?',
  nickname: 'Name',
  nicknameHint: 'It is shown with your review.',
  send: 'Send review',
  sent: 'Thank you. Your review is shown here once we have read it.',
  kept: 'Thank you. You are offline: your review is kept, and sent as soon as you are back online.',
})

export const messages = (format: Format) => ({
  ...page(format),
  calculator: calculator(format),
  reviewForm: reviewForm(format),
})
