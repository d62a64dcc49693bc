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
  /** For bundles, which consist of components. */
  set: {
    unavailable: (option: string): string => `This set cannot be had just now: nothing is left for “${option}”.`,
    gone: (component: string): string => `“${component}” is out of stock. Please choose something else in its place.`,
    only: (component: string, left: number): string => `There are only ${left} left of “${component}”.`,
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
    tooManyLines: (most: number): string => `The basket can have ${most} different products at most.`,
    device: 'The name of the device cannot be read.',
    refused: 'The shop could not change this line of the basket.',
    coupon: "You've entered an incorrect coupon code",
    couponRefused: 'The coupon could not be changed.',
    shippingRefused: 'The basket cannot be delivered like this.',
    country: 'Please choose the country from the list.',
    unavailable: 'The basket could not be saved just now.',
  },
  totals: { subtotal_incl_tax: 'Subtotal incl. tax', payment: 'Payment', shipping: 'Shipping', grand_total: 'Grand total' },
  customer: {
    noAccount: 'We can’t create an account with these details. If you already have one, sign in or reset your password.',
    signedOut: 'You need to be logged in to see this page',
    wrongCredentials: 'The e-mail address or the password is not right',
    wrongPassword: 'The current password is not right',
    refused: 'This cannot be done. Please check what was entered.',
    unavailable: 'This cannot be done at the moment. Please try again shortly.',
    incompleteAddress:
      'One of your saved addresses is incomplete, for example without a telephone number. Please complete it first.',
    resetNotSent: 'Error while sending reset password e-mail',
    tooManyAddresses: (most: number): string => `There can be ${most} addresses at most: please take one away first`,
    notYourSubscription:
      'We can only unsubscribe an address in its account, or on the device where it was subscribed. You can also use the link at the end of each newsletter.',
    deviceUnknown: 'That device is not signed in any more.',
    tooManyRequests: 'That was too often in a short time. Please try again later.',
  },
  order: {
    key: 'The name of the order cannot be read.',
    cartChanged: 'Your basket has changed. Please look at it again before you order.',
    totalChanged: 'What has to be paid has changed. Please look at it again before you order.',
    carrier: 'Please choose how it is to be delivered.',
    payment: 'Please choose how you want to pay.',
    refused: 'The order was not accepted, and nothing was ordered. Please check it, or call us.',
    unavailable: 'Nothing was ordered: the shop cannot take orders just now. Please try again shortly.',
    unconfirmed: 'We do not know yet whether your order has arrived. Please wait a moment; nothing is ordered twice.',
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
