import type { ComparedProductFragment } from '#schema/generated/operations.ts'
import type { Format } from '../format.ts'
import { saved } from './saved.ts'

type ProductKind = ComparedProductFragment['__typename']

const kinds: Record<ProductKind, string> = {
  SimpleProduct: 'Single item',
  ConfigurableProduct: 'Choice of sizes',
  GroupedProduct: 'Group of products',
  BundleProduct: 'Kit',
  VirtualProduct: 'Service',
  DownloadableProduct: 'Download',
}

/** @source SCREEN-6 */
const compare = () => ({
  title: 'Compare Products',
  description: 'Compare sizes, materials, price and stock side by side.',
  needsScripts: 'Please turn on JavaScript to compare products. Your comparison is saved on this device.',
  waiting: 'Loading your comparison…',
  emptyTitle: 'Nothing to compare yet',
  emptyText: 'Select “Compare” on the products you can’t decide between. They appear here side by side, online or offline.',
  home: 'Browse the categories',
  search: 'Search the shop',
  onlyDifferences: 'Show differences only',
  table: 'Products side by side',
  facts: { price: 'Price', unitPrice: 'Price per unit', stock: 'Stock', type: 'Type' },
  kind: (kind: ProductKind) => kinds[kind],
  nothing: '–',
  alike: 'These products are the same in everything we list.',
  another: 'Add another product to see how they differ.',
})

const wishlist = () => ({
  title: 'Wishlist',
  description: 'Products you saved for later, on this device.',
  needsScripts: 'Please turn on JavaScript to use the wishlist. It is saved on this device.',
  lists: 'Sort into lists, share or print a quotation',
  close: 'Close wishlist',
  toWishlist: 'View wishlist',
  remove: 'Remove',
  waiting: 'Loading your wishlist…',
  emptyTitle: 'Your wishlist is empty',
  emptyText: 'Tap the heart on a product to save it here, online or offline.',
  home: 'Browse the categories',
  search: 'Search the shop',
})

/** Texts that the wishlist and the comparison share. */
const skuList = ({ counted, figure }: Format) => ({
  failed: 'We can’t load all products right now.',
  retry: 'Try again',
  count: (count: number) => counted(count, 'product', 'products'),
  clear: 'Remove all',
  remove: 'Remove',
  removed: (count: number) =>
    count === 1 ? 'The product was removed.' : `${counted(count, 'product', 'products')} were removed.`,
  undo: 'Undo',
  gone: (sku: string) => `We no longer sell ${sku}.`,
  unseen: (sku: string) => `${sku} isn’t saved on this device. We’ll show it when you’re back online.`,
  tooMany: (shown: number, count: number) =>
    `Showing the first ${figure(shown)} of ${figure(count)}. Remove some to see the rest.`,
})

/** Quick order: entering a list, recognised products, and errors of rows. */
const quickOrder = ({ counted, figure }: Format) => ({
  title: 'Quick order',
  description: 'Type or paste product numbers and quantities, then add them all to your cart.',
  needsScripts: 'Please turn on JavaScript to use quick order. Your list is saved on this device.',
  waiting: 'Loading your list…',
  intro:
    'Type product numbers and quantities, paste rows from a spreadsheet or a message, or drop a CSV file on the list. Your list is saved on this device.',
  file: 'Choose a CSV file',
  sku: 'Product no.',
  quantity: 'Quantity',
  skuOf: (row: number) => `Product no., line ${figure(row)}`,
  quantityOf: (row: number) => `Quantity, line ${figure(row)}`,
  rowLabel: (row: number, sku: string) => `Line ${figure(row)}${sku ? `, ${sku}` : ''}`,
  removeRow: (row: number, sku: string) => `Remove line ${figure(row)}${sku ? `, ${sku}` : ''}`,
  pasted: {
    lines: (count: number) => `${counted(count, 'line', 'lines')} added.`,
    cut: (count: number) => `${counted(count, 'line', 'lines')} added. A list holds up to 500 lines, so the rest was left out.`,
    nothing: () => 'We found no product numbers in that.',
    noText: () => 'That isn’t a text file. Please save your spreadsheet as CSV and choose that file.',
    notRead: () => 'We couldn’t read this. Please try again.',
    cleared: () => 'The list is empty.',
  },
  undo: 'Undo',
  clear: 'Empty the list',
  add: (count: number) => (count === 0 ? 'Add to cart' : `Add ${counted(count, 'product', 'products')} to cart`),
  added: (count: number) => `${counted(count, 'line', 'lines')} added to your cart.`,
  showCart: 'View cart',
  toPutRight: (count: number) => `${counted(count, 'line needs', 'lines need')} checking`,
  recognised: (ready: number, problems: number) =>
    `${counted(ready, 'line', 'lines')} ready${problems > 0 ? `. ${counted(problems, 'line needs', 'lines need')} checking` : ''}.`,
  near: 'Did you mean',
  findNear: 'Find similar products',
  choose: 'Choose a version',
  chooseOne: 'Please choose',
  variantOf: (name: string) => `Version of ${name}`,
  variantsFailed: 'We can’t load the sizes right now.',
  retry: 'Try again',
  take: (most: number) => `Take ${figure(most)}`,
  only: (most: number) => `Only ${figure(most)} in stock`,
  problems: {
    missing: 'Please enter a product number.',
    unknown: 'We don’t know this product number.',
    unseen: 'Not saved on this device. We’ll look it up when you’re back online.',
    failed: 'We couldn’t look this up. Please try again.',
    variant: 'Please choose a version.',
    choice: 'Please choose its options on the product page.',
    phone: 'Please ring us to order this.',
    outOfStock: 'Out of stock',
    priceUnknown: 'Product price is unknown',
  },
})

export const messages = (format: Format) => ({
  compare: compare(),
  wishlist: wishlist(),
  skuList: skuList(format),
  quickOrder: quickOrder(format),
  saved: saved(format),
})
