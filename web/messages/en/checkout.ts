import { ownMethods } from '#schema/messages/en/own-methods.ts'
import type { Format } from '../format.ts'

/** The way to an external checkout and back. */
const page = () => ({
  proceed: 'Checkout',
  proceedFor: (amount: string) => `Checkout · ${amount}`,
  secure: 'Secure checkout',
  working: 'Saving your cart…',
  leaving: 'Going to the checkout…',
  offline: 'You’re offline. Your cart is saved here. You can order when you’re back online.',
  unavailable: 'We couldn’t save your cart, so you can’t order it yet. Please try again.',
  changed: 'Your cart changed while we saved it. Please check it before you order.',
  empty: 'There is nothing in your cart to order.',
  title: 'Checkout',
  toCart: 'View cart',
  home: 'Go to Home',
  orders: 'Your orders',
  next: {
    title: 'What happens next',
    mail: (email: string) => `We’ll e-mail your confirmation to ${email}.`,
    delivery: (method: string, place: string) => `Delivery: ${method}.${place && ` Address: ${place}.`}`,
    questions: 'Questions or changes? Ring',
    print: 'Print',
  },
  thanks: {
    title: 'Your order',
    description: 'Your order and what happens next.',
    needsScripts:
      'We’ve e-mailed you about your order. JavaScript is turned off in this browser, so the cart on this device isn’t emptied.',
    asking: 'Looking for your order…',
    heading: 'Thank you for your order!',
    number: (number: string) => `Order number ${number}`,
    open: 'We can’t see your order yet',
    openText: 'Your cart is as you left it. If you placed an order, check again in a moment. Otherwise continue from your cart.',
    unknown: 'We can’t look up your order right now',
    unknownText: 'If you placed an order, you’ll get a confirmation by e-mail. We’ll keep your cart until we know.',
    again: 'Check again',
    none: 'We can’t see an order here.',
    noneText: 'If you placed one, check your e-mail or sign in.',
  },
})

/** The shop's own checkout. @source ORDER-5, CHECKOUT-8, TEXT-15 */
const order = ({ counted, date, figure }: Format) => ({
  description: 'Your details, delivery and payment.',
  needsScripts: 'Ordering needs JavaScript, which is turned off in this browser.',
  steps: { personal: 'Personal details', shipping: 'Delivery', payment: 'Payment', review: 'Review and order' },
  edit: 'Change',
  next: 'Continue',
  personal: {
    email: 'E-mail address',
    emailHint: 'We’ll send your order confirmation there.',
    known: 'Been here before?',
    signIn: 'Sign in',
    createsAccount: 'Create an account with this order',
    withAccount: 'with a new account',
  },
  shipping: {
    methods: 'Delivery method',
    none: 'We can’t deliver to this address. Please change it or ring us.',
    noPrice: 'Price not known yet',
    virtual: 'Nothing in your cart needs delivery.',
  },
  payment: {
    methods: 'Payment method',
    none: 'You can’t pay for this cart online. Please ring us.',
    same: 'Billing address is the same',
    billing: 'Billing address',
    company: 'Company',
    vatNumber: 'Tax ID',
  },
  methods: {
    own: ownMethods,
    failed: 'We can’t load delivery and payment options.',
    again: 'Try again',
  },
  review: {
    items: (count: number) => counted(count, 'item', 'items'),
    lines: 'Items in your order',
    quantity: (quantity: number) => `${figure(quantity)} ×`,
    onDelivery: 'You pay in cash when your order is handed over. Please have the amount ready; the driver gives you a receipt.',
    agree: 'I accept the terms and conditions',
    conditions: (title: string) => `${title} (opens in a new tab)`,
    place: 'Place order',
    keep: 'Keep the order on this device',
    totalPending: 'You can place your order as soon as we’ve worked out the total.',
    delivery: 'We couldn’t add delivery to your total. Please try again.',
  },
  waiting: {
    title: 'Order waiting!',
    text: 'Click here to confirm the order that you made offline.',
    made: (time: number) => `Made on ${date(time)}.`,
    offline: 'Your order is saved on this device. When you’re back online, confirm it and we’ll send it.',
    soon: 'Your order is saved on this device. We’ll send it as soon as you’re back online.',
    open: 'The order can not be transfered because of server error. Order has been queued.',
    onThisPage:
      'Your order is saved on this device. Keep this page open and we’ll send it when you’re back online. Otherwise we’ll ask you to confirm it.',
    notStored:
      'This browser doesn’t let the shop save your order. Keep this page open until you’re back online and have your order number.',
    changed: 'Your cart has changed since you made your order offline. Please check it, then place your order.',
    twice: 'We’ll place your order only once, however often you send it.',
    confirm: 'Confirm order',
    cancel: 'Cancel order',
  },
  sent: {
    title: 'We’re checking your order',
    checking:
      'We sent your order but have had no answer yet, so we don’t know whether it was placed. We’re asking the shop. Please don’t order again: this page tells you as soon as we know.',
    offline: 'You’re offline, and we don’t know yet whether your order was placed. We’ll ask as soon as you’re back online.',
    again: 'Check now',
    notice: 'We’re checking whether your order was placed.',
    look: 'View your order',
    failed: 'Your order was not placed. Nothing was ordered, and your cart is as you left it. Please try again.',
  },
  received: {
    title: 'We’ve received your order',
    text: (email: string) => `We’ll confirm it in a moment. You also get the confirmation by e-mail at ${email}.`,
    late: 'We haven’t been able to confirm your order yet. Please contact us before you order again.',
    lateCall: (phone: string) =>
      `We haven’t been able to confirm your order yet. Please call us on ${phone} before you order again.`,
    twice: 'If you order again now, we may get your order twice.',
    giveUp: 'Go back to the checkout',
    lateNotice: 'We haven’t been able to confirm your order yet.',
    goTo: (place: string) => `Go to “${place}”`,
  },
  thanks: {
    title: 'Thank you for your order!',
    titleFor: (name: string) => `Thank you, ${name}`,
    number: (number: string) => `Order number ${number}`,
    later: 'Your order number comes with the confirmation.',
  },
})

export const messages = (format: Format) => ({
  ...page(),
  order: order(format),
})
