import type { CoverUnit } from '#schema/generated/types.ts'
import type { Format } from '../format.ts'

const units: Record<CoverUnit, readonly [string, string]> = {
  PACK: ['pack', 'packs'],
  SHEET: ['sheet', 'sheets'],
  PIECE: ['piece', 'pieces'],
}

/** Converts metres and square metres to pieces. */
const calculator = ({ counted, figure, measure }: Format) => ({
  whole: 'Work out all you need',
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
  heading: 'Headline',
  detail: 'Your review',
  nickname: 'Name',
  nicknameHint: 'It is shown with your review.',
  send: 'Send review',
  sent: 'Thank you. Your review is shown here once we have read it.',
  kept: 'Thank you. You are offline: your review is kept, and sent as soon as you are back online.',
})

const phoneOrder = () => ({
  only: 'Please ring us to order this product, so that we can agree sizes and delivery with you.',
  soldOut: 'Ring us for the next delivery.',
  call: (phone: string) => `Call ${phone}`,
})

/** The table of all versions of a product. */
const table = () => ({
  label: 'Every version with its price',
  version: 'Version',
  price: 'Price each',
  quantity: 'How many',
})

export const messages = (format: Format) => ({
  phoneOrder: phoneOrder(),
  table: table(),
  calculator: calculator(format),
  reviewForm: reviewForm(format),
})
