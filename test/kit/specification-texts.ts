import type { ServerMessages } from '../../bff/domain/messages/generated/languages.ts'
import type { MessageStore } from '../../web/messages/message-store.ts'

/** All texts of the shop in one language. */
export interface Texts {
  readonly words: MessageStore
  readonly server: ServerMessages
}

export interface SpecificationText {
  /** The exact text of the specification, with the figures of an example. */
  readonly text: string
  /** The steps of a shopper that show the text. */
  readonly action: string
  /** Returns every message with this text, in the given language. */
  readonly messages: (texts: Texts) => readonly string[]
}

/** The texts of the specification by requirement. test/e2e/texts shows each one, in a translation. */
export const SPECIFICATION_TEXTS = {
  'TEXT-1': [
    {
      text: 'Product has been added to the cart!',
      action: 'Add a product to the cart.',
      messages: ({ words }) => [words.get('cart').notices.added],
    },
  ],
  'TEXT-2': [
    {
      text: 'Product quantity has been updated!',
      action: 'Change the quantity of a line in the cart.',
      messages: ({ words }) => [words.get('cart').notices.updated],
    },
  ],
  'TEXT-3': [
    {
      text: 'The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation.',
      action: 'Add a product whose stock the platform does not confirm, in a shop with `cart.allowsOutOfStock: false`.',
      messages: ({ words }) => [words.get('cart').notices.volatile],
    },
  ],
  'TEXT-4': [
    {
      text: 'The product is out of stock and cannot be added to the cart!',
      action: 'Add a product that has sold out since its page was opened.',
      messages: ({ words, server }) => [words.get('cart').notices.outOfStock, server.purchase.outOfStock],
    },
  ],
  'TEXT-5': [
    {
      text: 'Product price is unknown, product cannot be added to the cart!',
      action: 'Add a product whose price is 0, in a shop with `cart.allowsZeroPrice: false`.',
      messages: ({ words, server }) => [words.get('cart').notices.priceUnknown, server.purchase.priceUnknown],
    },
  ],
  'TEXT-6': [
    {
      text: 'No available product variants',
      action: 'Add a product whose page says that it is out of stock.',
      messages: ({ words, server }) => [words.get('cart').notices.noVariants, server.purchase.noVariants],
    },
  ],
  'TEXT-7': [
    {
      text: 'No such configuration for the product. Please do choose another combination of attributes.',
      action: 'Open the address of a variant that does not exist.',
      messages: ({ words }) => [words.get('product').unavailable],
    },
  ],
  'TEXT-8': [
    {
      text: 'No products synchronized for this category. Please come back while online!',
      action: 'Open a category without products.',
      messages: ({ words }) => [words.get('listing').empty],
    },
  ],
  'TEXT-9': [
    {
      text: 'Reset password feature does not work while offline!',
      action: 'Change the password without a network.',
      messages: ({ words }) => [words.get('account').resetOffline],
    },
  ],
  'TEXT-10': [
    {
      text: 'Account data has successfully been updated',
      action: 'Change the last name in the account.',
      messages: ({ words }) => [words.get('account').saved],
    },
  ],
  'TEXT-11': [
    {
      text: 'Password has successfully been changed',
      action: 'Change the password in the account.',
      messages: ({ words }) => [words.get('account').passwordSaved],
    },
  ],
  'TEXT-12': [{ text: "You're logged out", action: 'Sign out.', messages: ({ words }) => [words.get('account').signedOut] }],
  'TEXT-13': [
    {
      text: 'Error refreshing user token. User is not authorized to access the resource',
      action: 'Change the password when the platform rejects the token and its refresh.',
      messages: ({ server }) => [server.session.refused],
    },
  ],
  'TEXT-14': [
    {
      text: 'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.',
      action: 'Change the password three times while the platform fails to refresh the token.',
      messages: ({ server }) => [server.session.attempts],
    },
  ],
  'TEXT-15': [
    {
      text: 'Error while sending reset password e-mail',
      action: 'Request a link for a new password when the platform refuses to send it.',
      messages: ({ server }) => [server.customer.resetNotSent],
    },
    {
      text: "You've entered an incorrect coupon code",
      action: 'Apply a coupon code that does not exist.',
      messages: ({ server }) => [server.cart.coupon],
    },
    {
      text: 'Some of the ordered products are not available',
      action: 'Order again when a product of the order is out of stock.',
      messages: ({ words }) => [words.get('account').reorder.refused],
    },
    {
      text: 'The order can not be transfered because of server error. Order has been queued.',
      action: 'Place an order when the platform does not answer.',
      messages: ({ words }) => [words.get('checkout').order.waiting.open],
    },
  ],
  'TEXT-16': [
    {
      text: 'Field is required',
      action: 'Send a form with an empty required field.',
      messages: (texts) => formTexts(texts, 'REQUIRED'),
    },
  ],
  'TEXT-17': [
    {
      text: 'Must be greater than 0',
      action: 'Enter a length of 0 in the calculator.',
      messages: ({ words }) => [words.get('calculators').quantity.notAboveZero, words.get('cutting').errors.NOT_ABOVE_ZERO],
    },
    {
      text: 'Quantity must be above 0',
      action: 'Enter a quantity of 0 in the quick order.',
      messages: ({ words }) => [words.get('catalog').quantity.errors.NOT_ABOVE_ZERO, words.get('cart').notices.nothingChosen],
    },
    {
      text: 'Quantity must be below 500',
      action: 'Enter a quantity of 500 for a product that is sold up to 499 times.',
      messages: ({ words, server }) => [words.get('cart').limits.problems.tooMany(500), server.cart.quantityTooLarge(500)],
    },
    {
      text: 'Quantity must be positive integer',
      action: 'Enter a quantity of 1.5 in the cart.',
      messages: ({ words, server }) => [
        words.get('catalog').quantity.errors.NOT_A_POSITIVE_INTEGER,
        words.get('cutting').errors.NOT_A_POSITIVE_INTEGER,
        server.cart.quantityTooSmall,
      ],
    },
  ],
  'TEXT-18': [
    {
      text: 'Name must have at least 2 letters',
      action: 'Enter a first name of one letter.',
      messages: (texts) => formTexts(texts, 'NAME_TOO_SHORT'),
    },
    {
      text: 'Accepts only alphabet characters',
      action: 'Enter a last name with a digit.',
      messages: (texts) => formTexts(texts, 'LETTERS_ONLY'),
    },
  ],
  'TEXT-19': [
    {
      text: 'Password must have at least 8 letters',
      action: 'Enter a password of seven characters.',
      messages: (texts) => formTexts(texts, 'PASSWORD_TOO_SHORT'),
    },
    {
      text: 'Passwords must be identical',
      action: 'Enter a different password the second time.',
      messages: (texts) => formTexts(texts, 'NOT_IDENTICAL'),
    },
  ],
  'TEXT-20': [
    {
      text: 'Please provide valid e-mail address',
      action: 'Enter an e-mail address without a top-level domain.',
      messages: (texts) => formTexts(texts, 'EMAIL'),
    },
  ],
  'TEXT-21': [
    {
      text: 'Tax ID must have at least 3 letters',
      action: 'Enter a VAT number of two letters.',
      messages: (texts) => formTexts(texts, 'TAX_ID_TOO_SHORT'),
    },
    {
      text: 'Zip-code must have at least 3 letters',
      action: 'Enter a postcode of two letters.',
      messages: (texts) => formTexts(texts, 'ZIP_TOO_SHORT'),
    },
  ],
  'TEXT-22': [
    {
      text: 'Searched term should consist of at least 3 characters',
      action: 'Search for two letters.',
      messages: ({ words }) => [words.get('listing').search.tooShort(3)],
    },
  ],
  'TEXT-23': [
    {
      text: 'You must accept the terms and conditions',
      action: 'Place an order without accepting the terms.',
      messages: (texts) => formTexts(texts, 'NOT_AGREED'),
    },
  ],
  'TEXT-24': [
    {
      text: 'Only 3 products of this type are available',
      action: 'Change the quantity of a line to more than is in stock.',
      messages: ({ words, server }) => [words.get('cart').stock.only(3), server.cart.only(3)],
    },
  ],
  'STOCK-11': [
    {
      text: 'In stock!',
      action: 'Open the cart with a product that is in stock.',
      messages: ({ words }) => [words.get('cart').stock.there],
    },
    {
      text: 'Out of the stock!',
      action: 'Change the quantity of a line whose product has sold out.',
      messages: ({ words }) => [words.get('cart').stock.gone],
    },
  ],
  'USER-4': [
    {
      text: 'You need to be logged in to see this page',
      action: 'Open the account as a guest.',
      messages: ({ words, server }) => [words.get('account').guest, server.customer.signedOut],
    },
  ],
  'ORDER-5': [
    {
      text: 'Order waiting!',
      action: 'Place an order without a network.',
      messages: ({ words }) => [words.get('checkout').order.waiting.title],
    },
    {
      text: 'Click here to confirm the order that you made offline.',
      action: 'Go online after placing an order without a network.',
      messages: ({ words }) => [words.get('checkout').order.waiting.text],
    },
  ],
  'ERROR-5': [
    {
      text: 'The product, category or CMS page is not available in Offline mode.',
      action: 'Follow a link to a page that is not on the device, without a network.',
      messages: ({ words }) => [firstSentence(words.get('content').errorPages.offline.text)],
    },
  ],
} as const satisfies Readonly<Record<string, readonly SpecificationText[]>>

/** Texts of the specification that the shop does not use, with the reason. */
export const UNSAID_TEXTS: Readonly<Record<string, string>> = {
  'Unexpected authorization error': 'A refused token ends the session with a text of its own (TEXT-13, TEXT-14).',
  'Provided email does not exist': 'It would tell strangers who has an account (decision 24).',
  'Name must have at least 3 letters': 'The one kind of name there is has at least 2 letters (TEXT-18).',
  'Redirecting to Home.': 'The offline page offers ways on and leads nowhere by itself (ERROR-5).',
}

/** Returns the texts of the specification in a language, by requirement and row. */
export const textIn =
  (texts: Texts) =>
  (number: keyof typeof SPECIFICATION_TEXTS, row = 0): string => {
    const entry: SpecificationText | undefined = SPECIFICATION_TEXTS[number][row]
    if (!entry) throw new Error(`${number} has no row ${row}`)
    return entry.messages(texts)[0] ?? ''
  }

const formTexts = ({ words, server }: Texts, error: keyof ServerMessages['form']): readonly string[] => [
  words.get('forms').errors[error],
  server.form[error],
]

const firstSentence = (text: string): string => text.slice(0, text.indexOf('.') + 1)
