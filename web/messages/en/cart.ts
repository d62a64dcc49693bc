import { purchaseRefusals } from '#schema/messages/en/purchase-refusals.ts'
import type { Format } from '../format.ts'

/** The cart's page and the notices of adding to it. */
const page = ({ counted, figure, list }: Format) => ({
  title: 'Cart',
  description: 'The products in your cart and what they cost.',
  needsScripts: 'Your cart needs JavaScript, which is turned off in this browser.',
  close: 'Close cart',
  toCart: 'View cart',
  notices: {
    ...purchaseRefusals,
    added: 'Product has been added to the cart!',
    count: (quantity: number) => `${figure(quantity)} added`,
    goesWith: 'Goes well with this',
    exchanged: 'The cutting list in your cart has been changed.',
    unchanged: 'Your cart stays as it was.',
    ordered: 'Your order has been placed, so your cart is now empty.',
    proceed: 'Proceed to checkout',
    updated: 'Product quantity has been updated!',
    volatile:
      'The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation.',
    nothingChosen: 'Quantity must be above 0',
    full: (most: number) => `A cart holds up to ${figure(most)} different products.`,
    about: (name: string, message: string) => (message.includes(name) ? message : `${name}: ${message}`),
  },
  count: (quantity: number) => counted(quantity, 'piece', 'pieces'),
  lines: 'Products in your cart',
  sku: 'Product no.',
  each: 'each',
  quantityOf: (name: string) => `Quantity of ${name}`,
  parts: (count: number) => counted(count, 'part', 'parts'),
  lineTotal: 'Line total',
  priceLater: 'Checking price…',
  priceOffline: 'We’ll show the price when you’re online',
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
    label: (name: string) => `Instead of ${name}`,
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
    failed: 'We can’t load the options right now. Please try again.',
  },
  clear: 'Empty the cart',
  clearQuestion: 'Remove everything from your cart?',
  kept: (isStored: boolean) =>
    `${isStored ? 'Saved on this device.' : 'Keep this page open.'} We’ll send it when you’re back online.`,
  totals: {
    title: 'Summary',
    pending: 'Working out your total…',
    offline: 'We’ll show your total when you’re back online.',
    unavailable: 'We can’t load your total.',
    again: 'Try again',
  },
  /** The rows of `PriceSummary`, by their kind. */
  summary: {
    rows: {
      GOODS: 'Items',
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
    failed: 'We couldn’t check the coupon. Please try again.',
  },
  empty: {
    title: 'Your cart is empty',
    text: 'Products you add are saved on this device, online or offline.',
    home: 'Go to Home',
    search: 'Search the shop',
    quickOrder: 'Order from a list',
  },
})

/** The estimate of delivery costs. */
const delivery = () => ({
  title: 'Delivery costs',
  postcode: 'Postcode',
  country: 'Country',
  show: 'Show delivery',
  to: (postcode: string, country: string) => `To ${postcode}, ${country}:`,
  asking: 'Checking delivery costs…',
  offline: 'We’ll show delivery costs when you’re back online.',
  failed: 'We can’t price delivery right now. Please try again.',
  none: 'We don’t deliver there. Please ring us.',
  noPrice: 'Price on request',
  free: 'free',
})

/** When an order arrives. */
const arrival = ({ counted, figure }: Format) => ({
  label: 'When you can have it',
  today: 'today',
  tomorrow: 'tomorrow',
  on: (date: string) => `on ${date}`,
  delivered: (day: string) => `Delivered ${day}`,
  collect: (day: string, time: string) => `Collect ${day} from ${time}`,
  left: (hours: number, minutes: number) =>
    [hours > 0 && `${figure(hours)} h`, minutes > 0 && `${figure(minutes)} min`].filter(Boolean).join(' '),
  orderIn: (left: string, day: string) => `Order in ${left} for delivery ${day}`,
  orderBy: (time: string, days: number) =>
    `Order by ${time} for delivery ${['the same day', 'the next working day'][days] ?? `in ${figure(days)} working days`}`,
  collectAfter: (hours: number) => `Collect after ${counted(hours, 'opening hour', 'opening hours')}`,
  atBranch: (text: string, branch: string, hours?: string) => `${text} at ${branch}${hours ? ` (open ${hours})` : ''}`,
  ifSentNow: (arrival: string) => `If sent now: ${arrival}`,
})

const phoneOrder = () => ({
  only: 'Please ring us to order this product, so that we can agree sizes and delivery with you.',
  soldOut: 'Ring us for the next delivery.',
  tellMe: 'E-mail me when it’s back',
  call: (phone: string) => `Call ${phone}`,
})

/** The table of all versions of a product. */
const table = () => ({
  version: 'Version',
  price: 'Price each',
  quantity: 'How many',
})

export const messages = (format: Format) => ({
  ...page(format),
  delivery: delivery(),
  arrival: arrival(format),
  phoneOrder: phoneOrder(),
  table: table(),
})
