import { ownMethods } from '#schema/messages/en/own-methods.ts'
import type { Format } from '../format.ts'

/** The way to an external checkout and back. */
const page = () => ({
  proceed: 'Proceed to checkout',
  working: 'Saving your cart…',
  leaving: 'Going to the checkout…',
  hint: 'You order and pay on a secure page of its own.',
  offline: 'You are offline. Your cart is kept here; order when you are back online.',
  unavailable: 'Your cart could not be saved just now, so it cannot be ordered. Please try again.',
  changed: 'Your cart has changed while it was saved. Please look at it once more before you order.',
  empty: 'There is nothing in your cart that could be ordered.',
  title: 'Checkout',
  toCart: 'View cart',
  home: 'Back to the home page',
  orders: 'Your orders',
  thanks: {
    title: 'Your order',
    description: 'What has become of your order.',
    needsScripts:
      'We have a mail on its way to you about your order. Scripts are switched off here, so the cart of this device is not emptied.',
    asking: 'Looking for your order…',
    heading: 'Thank you for your order!',
    number: (number: string) => `Order number ${number}`,
    mail: (email: string) => `A confirmation goes to ${email}.`,
    open: 'We cannot see your order yet',
    openText:
      'Your cart is still as you left it. If you have ordered, look again in a moment; otherwise you can go on from your cart.',
    unknown: 'Your order cannot be looked up just now',
    unknownText: 'If you have ordered, a confirmation is on its way to you by e-mail. Your cart is kept until we know.',
    again: 'Look again',
    none: "We can't see an order here.",
    noneText: 'If you placed one, check your e-mail or sign in.',
  },
})

/** The shop's own checkout. @source ORDER-5, CHECKOUT-8, TEXT-15 */
const order = ({ date, figure }: Format) => ({
  description: 'Who you are, where it goes, how you pay, and what it comes to.',
  needsScripts:
    'Your cart is on your device, and nothing that is yours stands in a page: ordering takes scripts. They are switched off here.',
  steps: { personal: 'Personal details', shipping: 'Delivery', payment: 'Payment', review: 'Review and order' },
  edit: 'Change',
  next: 'Continue',
  personal: {
    email: 'E-mail address',
    emailHint: 'We send the confirmation of your order there.',
    known: 'Been here before?',
    signIn: 'Sign in',
    createsAccount: 'Create an account with this order',
    withAccount: 'with a new account',
  },
  shipping: {
    methods: 'How it is delivered',
    none: 'We cannot deliver to this address. Please change it, or call us.',
    noPrice: 'Price not known yet',
    virtual: 'Nothing in your cart has to be delivered.',
  },
  payment: {
    methods: 'How you pay',
    none: 'There is no way to pay for this cart here. Please call us.',
    same: 'The bill goes to the delivery address',
    billing: 'Billing address',
    company: 'Company',
    vatNumber: 'Tax ID',
  },
  methods: {
    own: ownMethods,
    failed: 'How this can be delivered and paid could not be found out just now.',
    again: 'Try again',
  },
  review: {
    lines: 'What you order',
    quantity: (quantity: number) => `${figure(quantity)} ×`,
    onDelivery: 'You pay in cash when your order is handed over. Please have the amount ready; the driver gives you a receipt.',
    agree: 'I accept the terms and conditions',
    conditions: (title: string) => `${title} (opens in a new tab)`,
    place: 'Place order',
    placeFor: (amount: string) => `Place order · ${amount}`,
    keep: 'Keep the order on this device',
    totalPending: 'You can order as soon as the total is there.',
    delivery: 'The cost of the delivery could not be added to the total.',
  },
  waiting: {
    title: 'Order waiting!',
    text: 'Click here to confirm the order that you made offline.',
    made: (time: number) => `Made on ${date(time)}.`,
    offline: 'Your order is kept on this device. It is sent when you confirm it, once you are back online.',
    soon: 'Your order is kept on this device. It is sent as soon as you are back online.',
    open: 'The order can not be transfered because of server error. Order has been queued.',
    onThisPage:
      'Your order is kept on this device. Leave this page open and it is sent when you are back online; otherwise we ask you to confirm it.',
    changed: 'Your cart has changed since you made your order offline. Please check it, then place your order.',
    twice: 'It is placed once, however often you send it.',
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
    number: (number: string) => `Order number ${number}`,
    later: 'You get its number with the confirmation.',
    mail: (email: string) => `A confirmation goes to ${email}.`,
  },
})

export const messages = (format: Format) => ({
  ...page(),
  order: order(format),
})
