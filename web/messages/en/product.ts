import { counted, figure } from './counted.ts'

const list = new Intl.ListFormat('en-GB')

/** The words of a product's page. */
export const product = {
  gallery: (name: string) => `Pictures of ${name}`,
  picture: (position: number, total: number) => `Picture ${position} of ${total}`,
  zoom: 'Enlarge picture',
  video: 'Watch the video',
  sku: 'Product no.',
  keyFacts: 'Key facts',
  choose: (option: string) => `Choose ${option.toLowerCase()}`,
  notInThis: (option: string, value: string) => `not made in ${option.toLowerCase()} ${value}`,
  soldOut: 'out of stock',
  unavailable: 'No such configuration for the product. Please do choose another combination of attributes.',
  incomplete: (options: readonly string[]) =>
    `Choose ${list.format(options.map((option) => option.toLowerCase()))} to see price and stock.`,
  variant: 'Version',
  showVariant: 'Show',
  quantity: 'Quantity',
  howMuch: 'How much do I need?',
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
}

/** The words of what shoppers say about a product. */
export const reviews = {
  title: 'Reviews',
  count: (total: number) => counted(total, 'review', 'reviews'),
  stars: (count: number) => counted(count, 'star', 'stars'),
  none: 'Nobody has reviewed this product yet.',
  unavailable: 'Reviews cannot be shown just now.',
  loading: 'Loading reviews',
  by: (nickname: string) => `by ${nickname}`,
}
