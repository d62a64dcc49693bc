/** What the platform says to shoppers of a store view; other languages bring the same keys. */
export const en = {
  delivery: {
    courier: { carrier: 'Courier', method: 'Lengths up to 2.4 m' },
    pallet: { carrier: 'Pallet lorry', method: 'Full sheets and long lengths' },
    collection: { carrier: 'Collection', method: 'From the Leeds branch' },
    postcodeMissing: 'Enter a postcode',
    postcodeNotServed: 'Postcode not served',
  },
  payment: { checkmo: 'Pay by bank transfer', cashondelivery: 'Cash on delivery' },
  totals: {
    subtotal: 'Subtotal',
    shipping: 'Shipping & Handling',
    discount: 'Discount',
    tax: 'Tax',
    grandTotal: 'Grand Total',
  },
  mail: {
    order: (number: string) => `Your order ${number}`,
    thanks: (name: string, number: string) => `Thank you, ${name}. We have got your order ${number}:`,
    password: 'Choose a new password',
    passwordLink: 'Somebody, you we hope, asked for a new password. Choose it here within two hours:',
    subscribed: { subject: 'You get our newsletter', text: 'You have been subscribed to our newsletter.' },
    unsubscribed: { subject: 'No more newsletters', text: 'You have been unsubscribed from our newsletter.' },
  },
  checkout: {
    title: 'Checkout',
    nothingIsCharged: 'This is the checkout of the sandbox. Nothing is charged.',
    order: 'Your order',
    what: 'What',
    price: 'Price',
    coupon: 'Coupon',
    total: 'Total with VAT',
    who: 'Who orders',
    place: 'Place order',
    toCart: 'Back to the cart',
    toShop: 'Back to the shop',
    pleaseCheck: 'Please check:',
  },
  obstacles: {
    expired: ['You are signed out', 'Your sign-in has ended. Go back to the shop, sign in, and come here again.'],
    unknown: ['There is no such cart', 'It may have been ordered, or it is somebody else’s.'],
    empty: ['This cart is empty', 'Put something into it in the shop, and come here again.'],
    ordered: ['This cart has been ordered', 'You have a mail about it.'],
  } satisfies Record<string, [title: string, text: string]>,
  fields: {
    firstname: 'First name',
    lastname: 'Last name',
    email: 'E-mail',
    street: 'Street and house number',
    city: 'Town or city',
    postcode: 'Postcode',
  },
  errors: {
    missing: 'please fill this in',
    tooLong: (most: number) => `please use ${most} characters at most`,
    lines: 'please write this in one line',
    email: 'please write it as name@example.com',
  },
}

export type Texts = typeof en
