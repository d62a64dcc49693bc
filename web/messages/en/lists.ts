import type { ComparedProductFragment } from '#schema/generated/operations.ts'
import type { Format } from '../format.ts'

type ProductKind = ComparedProductFragment['__typename']

const kinds: Record<ProductKind, string> = {
  SimpleProduct: 'Single item',
  ConfigurableProduct: 'Made in several versions',
  GroupedProduct: 'Group of products',
  BundleProduct: 'Set to put together',
  VirtualProduct: 'Service',
  DownloadableProduct: 'Download',
}

/** @source SCREEN-6 */
const compare = () => ({
  title: 'Compare Products',
  description: 'Products side by side: measures, materials, price and stock.',
  needsScripts:
    'Comparing needs JavaScript, because what you compare is kept on your device alone. Please switch it on and come back.',
  waiting: 'Fetching what you compare…',
  emptyTitle: 'Nothing to compare yet',
  emptyText:
    'Tick “Compare” on the products you cannot decide between. They will stand here side by side, also without a network.',
  home: 'Browse the categories',
  search: 'Search the shop',
  onlyDifferences: 'Only differences',
  table: 'Products side by side',
  facts: { price: 'Price', unitPrice: 'Price per unit', stock: 'Stock', type: 'Kind' },
  kind: (kind: ProductKind) => kinds[kind],
  nothing: 'not stated',
  alike: 'These products are alike in everything we list.',
  another: 'Add another product to see what tells them apart.',
})

const wishlist = () => ({
  title: 'Wishlist',
  description: 'What you put aside for later, kept on this device.',
  needsScripts: 'The wishlist needs JavaScript, because it is kept on your device alone. Please switch it on and come back.',
  close: 'Close wishlist',
  toWishlist: 'View wishlist',
  remove: 'Remove',
  waiting: 'Opening your wishlist…',
  emptyTitle: 'Nothing on your wishlist yet',
  emptyText: 'Press the heart of a product to put it aside. It will stand here, also without a network.',
  home: 'Browse the categories',
  search: 'Search the shop',
})

/** Texts that the wishlist and the comparison share. */
const skuList = ({ counted, figure }: Format) => ({
  failed: 'Not everything could be fetched just now.',
  retry: 'Try again',
  count: (count: number) => counted(count, 'product', 'products'),
  clear: 'Remove all',
  remove: 'Remove',
  removed: (count: number) =>
    count === 1 ? 'The product was removed.' : `${counted(count, 'product', 'products')} were removed.`,
  undo: 'Undo',
  gone: (sku: string) => `${sku} is no longer in our range.`,
  unseen: (sku: string) => `${sku} is not on this device yet. It will be here when you are back online.`,
  tooMany: (shown: number, count: number) =>
    `The first ${figure(shown)} of ${figure(count)} are shown. Remove some to see the others.`,
})

/** Quick order: entering a list, recognised products, and errors of rows. */
const quickOrder = ({ counted, figure }: Format) => ({
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

export const messages = (format: Format) => ({
  compare: compare(),
  wishlist: wishlist(),
  skuList: skuList(format),
  quickOrder: quickOrder(format),
})
