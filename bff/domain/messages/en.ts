import { formErrors } from '#schema/messages/en/form-errors.ts'
import { ownMethods } from '#schema/messages/en/own-methods.ts'
import { purchaseRefusals } from '#schema/messages/en/purchase-refusals.ts'

/**
 * Server texts for shoppers, in the specification's words. Other languages have the same keys.
 * @source STOCK-4, USER-4, TEXT-7, TEXT-13 to TEXT-24
 */
export const en = {
  form: formErrors,
  purchase: purchaseRefusals,
  ownMethods,
  /** Facets that are not attributes. */
  facets: { in_stock: 'In stock', on_offer: 'On offer', netPrice: (price: string): string => `${price} ex VAT` },
  /** For bundles, which consist of components. */
  set: {
    unavailable: (option: string): string => `This set is unavailable: “${option}” is out of stock.`,
    gone: (component: string): string => `“${component}” is out of stock. Please choose something else instead.`,
    only: (component: string, left: number): string => `Only ${left} of “${component}” left.`,
  },
  cart: {
    only: (quantity: number): string => `Only ${quantity} products of this type are available`,
    notFound: 'This product is no longer in the shop.',
    notConfigured: 'Please choose the options of this product first.',
    quantityTooSmall: 'Quantity must be positive integer',
    quantityTooLarge: (most: number): string => `Quantity must be below ${most + 1}`,
    quantityBelowLeast: (least: number): string => `Quantity must be at least ${least}`,
    quantityNotInSteps: (step: number): string => `Quantity must be a multiple of ${step}`,
    length: (least: number, most: number): string => `Please enter a length from ${least} to ${most} mm`,
    tooManyLines: (most: number): string => `A cart holds up to ${most} different products.`,
    device: 'The name of the device is not valid.',
    key: 'This change has no valid key: 1 to 64 letters, digits, - and _, not only digits.',
    refused: 'We couldn’t change this line of your cart.',
    coupon: "You've entered an incorrect coupon code",
    couponRefused: 'We couldn’t change the coupon.',
    shippingRefused: 'We can’t deliver your cart this way.',
    country: 'Please choose the country from the list.',
    unavailable: 'We couldn’t save your cart. Please try again.',
  },
  totals: { subtotal_incl_tax: 'Subtotal incl. tax', payment: 'Payment', shipping: 'Shipping', grand_total: 'Grand total' },
  /** In `/llms.txt`. */
  machines: {
    departments: 'Departments',
    delivery: 'Delivery',
    pages: 'Pages',
    files: 'For machines',
    news: 'Latest news',
    sitemap: 'Sitemap',
    products: 'Products with prices (Google Merchant feed)',
    hours: (hours: string): string => `Opening hours: ${hours}`,
    telephone: (number: string): string => `Telephone: ${number}`,
    prices: (currency: string): string => `All prices include VAT and are in ${currency}.`,
  },
  customer: {
    noAccount: 'We can’t create an account with these details. If you already have one, sign in or reset your password.',
    signedOut: 'You need to be logged in to see this page',
    wrongCredentials: 'The e-mail address or the password is not right',
    wrongPassword: 'The current password is not right',
    refused: 'We couldn’t save this. Please check what you entered.',
    unavailable: 'We can’t do this right now. Please try again shortly.',
    incompleteAddress:
      'One of your saved addresses is incomplete, for example without a telephone number. Please complete it first.',
    resetNotSent: 'Error while sending reset password e-mail',
    tooManyAddresses: (most: number): string => `You can have up to ${most} addresses. Please remove one first.`,
    notYourSubscription:
      'We can only unsubscribe an address in its account, or on the device where it was subscribed. You can also use the link at the end of each newsletter.',
    deviceUnknown: 'That device is no longer signed in.',
    tooManyRequests: 'You’ve tried too often. Please try again later.',
  },
  order: {
    key: 'The order has no valid key: a UUID, or 20 to 128 letters, digits, - . _ and :.',
    cartChanged: 'Your cart has changed. Please check it before you order.',
    totalChanged: 'The amount to pay has changed. Please check it before you order.',
    carrier: 'Please choose a delivery method.',
    payment: 'Please choose a payment method.',
    refused: 'We couldn’t accept your order. Nothing was ordered. Please check it or ring us.',
    unavailable: 'Nothing was ordered: we can’t take orders right now. Please try again shortly.',
    unconfirmed: 'We don’t know yet whether your order has arrived. Please wait a moment. Nothing is ordered twice.',
  },
  /** For boolean attributes whose metadata has no options. */
  attribute: { yes: 'Yes', no: 'No' },
  session: {
    refused: 'Error refreshing user token. User is not authorized to access the resource',
    attempts: 'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.',
    ended: 'You have been signed out on this device. Please sign in again.',
  },
}

/** The texts each language has to provide: strings, and functions for texts with values. */
export type ServerMessages = typeof en
