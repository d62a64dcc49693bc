import { MOST_PIECES } from '#schema/rules/first-view-constants.ts'
import type { Format } from '../format.ts'

/** The words of quick order: how a list is typed, what was recognised of it, and what is wrong with a row. */
export const messages = ({ counted, figure }: Format) => ({
  title: 'Quick order',
  description: 'Type or paste product numbers and quantities, and put them into your cart together.',
  needsScripts:
    'Quick order needs JavaScript, because your list is kept on your device alone. Please switch it on and come back.',
  waiting: 'Opening your list…',
  intro:
    'Type product numbers and quantities, paste rows of a spreadsheet or a message, or drop a CSV file on the list. What you type stays on this device.',
  file: 'Choose a CSV file',
  sku: 'Product no.',
  quantity: 'Quantity',
  skuOf: (row: number) => `Product no., row ${figure(row)}`,
  quantityOf: (row: number) => `Quantity, row ${figure(row)}`,
  rowLabel: (row: number, sku: string) => `Row ${figure(row)}${sku ? `, ${sku}` : ''}`,
  removeRow: (row: number, sku: string) => `Remove row ${figure(row)}${sku ? `, ${sku}` : ''}`,
  pasted: {
    lines: (count: number) => `${counted(count, 'row', 'rows')} taken over.`,
    cut: (count: number) => `${counted(count, 'row', 'rows')} read. A list holds 500 at most; what came after them was left out.`,
    nothing: () => 'There was no product number in that.',
    noText: () => 'That is not a text file. Please save your spreadsheet as CSV and choose that file.',
    notRead: () => 'This could not be read just now. Please try again.',
    cleared: () => 'The list is empty.',
  },
  undo: 'Undo',
  clear: 'Empty the list',
  add: (count: number) => (count === 0 ? 'Add to cart' : `Add ${counted(count, 'product', 'products')} to cart`),
  added: (count: number) => `${counted(count, 'row is', 'rows are')} in your cart.`,
  showCart: 'Show cart',
  toPutRight: (count: number) => `${counted(count, 'row', 'rows')} to put right`,
  recognised: (ready: number, problems: number) =>
    `${counted(ready, 'row', 'rows')} recognised${problems > 0 ? `, ${counted(problems, 'row', 'rows')} to put right` : ''}.`,
  near: 'Did you mean',
  findNear: 'Find similar products',
  choose: 'Choose a variant',
  chooseOne: 'Please choose',
  variantOf: (name: string) => `Variant of ${name}`,
  variantsFailed: 'The variants cannot be had just now.',
  retry: 'Try again',
  take: (most: number) => `Take ${figure(most)}`,
  only: (most: number) => `Only ${figure(most)} in stock`,
  quantityErrors: {
    NOT_A_NUMBER: 'Please write a number of pieces.',
    NOT_ABOVE_ZERO: 'Quantity must be above 0',
    NOT_WHOLE: 'Only whole pieces can be ordered.',
    UNCLEAR: 'Please write it without a comma or full stop: 1200 or 1.',
    TOO_MANY: `${figure(MOST_PIECES)} at most. Please call us for more.`,
  },
  problems: {
    missing: 'Product number is missing.',
    unknown: 'We do not know this product number.',
    unseen: 'Not known on this device. It is looked up when you are back online.',
    failed: 'Could not be looked up just now.',
    variant: 'Comes in several variants.',
    choice: 'Something has to be chosen on its page.',
    phone: 'Can only be ordered by telephone.',
    outOfStock: 'Out of stock',
    priceUnknown: 'Product price is unknown',
  },
})
