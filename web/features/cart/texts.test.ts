import { expect, it } from 'vitest'
import { allMessages } from '../../messages/all-messages.ts'
import { BRITISH } from '../../messages/format.test-kit.ts'

const words = (await allMessages(BRITISH)).get('cart')

// STOCK-11, TEXT-1 to TEXT-6, TEXT-24
it.each([
  [words.notices.added, 'Product has been added to the cart!'],
  [words.notices.updated, 'Product quantity has been updated!'],
  [
    words.notices.volatile,
    'The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation.',
  ],
  [words.notices.outOfStock, 'The product is out of stock and cannot be added to the cart!'],
  [words.notices.priceUnknown, 'Product price is unknown, product cannot be added to the cart!'],
  [words.stock.only(3), 'Only 3 products of this type are available'],
  [words.stock.there, 'In stock!'],
  [words.stock.gone, 'Out of the stock!'],
])("the cart says, in the specification's words: %s", (text, expected) => {
  expect(text).toBe(expected)
})
