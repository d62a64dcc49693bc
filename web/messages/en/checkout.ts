/** The words on the way to the checkout and back. */
export const messages = () => ({
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
