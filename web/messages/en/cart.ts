import { purchaseRefusals } from '#schema/messages/en/purchase-refusals.ts'
import type { Format } from '../format.ts'

/** The cart's page and the notices of adding to it. */
const page = ({ counted, figure, list }: Format) => ({
  title: 'Cart',
  description: 'What you have put into your cart, and what it costs.',
  needsScripts: 'Your cart is kept on your device, which takes scripts. They are switched off here.',
  close: 'Close cart',
  toCart: 'View cart',
  notices: {
    ...purchaseRefusals,
    added: 'Product has been added to the cart!',
    ordered: 'What was in your cart has been ordered.',
    proceed: 'Proceed to checkout',
    updated: 'Product quantity has been updated!',
    volatile:
      'The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation.',
    nothingChosen: 'Quantity must be above 0',
    full: (most: number) => `A cart holds ${figure(most)} different products at most.`,
    about: (name: string, message: string) => (message.includes(name) ? message : `${name}: ${message}`),
  },
  count: (quantity: number) => counted(quantity, 'piece', 'pieces'),
  lines: 'Products in your cart',
  sku: 'Product no.',
  each: 'each',
  quantityOf: (name: string) => `Quantity of ${name}`,
  lineTotal: 'Together',
  priceLater: 'Price on its way',
  priceOffline: 'Price comes when you are online',
  stock: {
    there: 'In stock!',
    gone: 'Out of the stock!',
    missing: (names: readonly string[]) => `Not enough in stock: ${list(names, 'and')}`,
    only: (most: number) => `Only ${figure(most)} products of this type are available`,
  },
  limits: {
    from: (least: number) => `From ${figure(least)} pieces`,
    steps: (step: number) => `In steps of ${figure(step)}`,
    upTo: (most: number) => `At most ${figure(most)} in your cart`,
    problems: {
      tooFew: (least: number) => `Quantity must be at least ${figure(least)}`,
      tooMany: (most: number) => `Quantity must be below ${figure(most + 1)}`,
      notInSteps: (step: number) => `Quantity must be a multiple of ${figure(step)}`,
    },
  },
  alternatives: {
    label: (name: string) => `In the place of ${name}`,
    title: 'Similar and matching products',
    category: (name: string) => `More in ${name}`,
  },
  remove: 'Remove',
  removeQuestion: (name: string) => `Remove ${name} from your cart?`,
  removeYes: 'Yes, remove',
  removeNo: 'Keep it',
  removed: (names: readonly string[]) => `${list(names, 'and')} removed.`,
  undo: 'Undo',
  edit: {
    open: 'Change options',
    save: 'Save changes',
    cancel: 'Cancel',
    failed: 'What it is made in cannot be had just now.',
  },
  clear: 'Empty the cart',
  clearQuestion: 'Remove everything from your cart?',
  kept: 'Kept on this device; we send it when you are back online.',
  totals: {
    title: 'Summary',
    pending: 'The total is being worked out…',
    offline: 'The total comes when you are back online.',
    unavailable: 'The total cannot be had just now.',
    again: 'Try again',
  },
  /** The rows of `PriceSummary`, by their kind. */
  summary: {
    rows: {
      GOODS: 'Goods',
      DISCOUNT: 'Discount',
      DELIVERY: 'Delivery',
      PAYMENT: 'Payment fee',
      OTHER: 'Other',
      ROUNDING: 'Rounding',
      UNEXPLAINED: 'Adjustment not itemised',
    },
    vat: 'VAT',
    total: 'Total',
    totalWithVat: 'Total including VAT',
    includesVat: (amount: string) => `includes ${amount} VAT`,
  },
  coupon: {
    label: 'Coupon code',
    apply: 'Apply',
    remove: (code: string) => `Remove coupon ${code}`,
    applied: (code: string) => `Coupon ${code}`,
    offline: 'Coupons need a connection. Please try again when you are online.',
    failed: 'The coupon could not be checked just now. Please try again.',
  },
  empty: {
    title: 'Your cart is empty',
    text: 'What you add is kept here, on this device, with or without a connection.',
    home: 'Start on the home page',
    search: 'Search the shop',
    quickOrder: 'Order by product numbers',
  },
})

/** The estimate of delivery costs. */
const delivery = () => ({
  title: 'What delivery costs',
  postcode: 'Postcode',
  country: 'Country',
  show: 'Show delivery',
  to: (postcode: string, country: string) => `To ${postcode}, ${country}:`,
  asking: 'Asking what delivery costs…',
  offline: 'What delivery costs comes when you are back online.',
  failed: 'What delivery costs cannot be found out just now.',
  none: 'No way to deliver there is known. Please ask us.',
  noPrice: 'Price not known',
})

export const messages = (format: Format) => ({
  ...page(format),
  delivery: delivery(),
})
