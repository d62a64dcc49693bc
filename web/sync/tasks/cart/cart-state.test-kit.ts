import type { CartLineViewFragment, CartViewFragment } from '#schema/generated/operations.ts'
import type { LineContent, NewLine } from './cart-state.ts'
import { emptyCart } from './decode-cart.ts'

export const content = (sku: string, parts: Partial<LineContent> = {}): LineContent => ({
  key: sku,
  itemId: null,
  sku,
  parentSku: null,
  name: `Board ${sku}`,
  url: `/p/${sku}/board`,
  picture: null,
  options: [],
  bundleChoices: [],
  optionAnswers: [],
  unitPrice: null,
  stock: null,
  priceSteps: [],
  missingComponents: [],
  longestMillimetres: null,
  kilograms: null,
  isPack: null,
  ...parts,
})

export const newLine = (sku: string, quantity = 1): NewLine => ({ line: content(sku), quantity })

/** A cart line as the server returns it. */
export const settledLine = (sku: string, quantity: number): CartLineViewFragment => ({
  __typename: 'CartLine',
  ...content(sku),
  itemId: `item-${sku}`,
  quantity,
  rowTotal: null,
})

/** A cart as the server returns it. */
export const answer = (revision: number, quantities: Readonly<Record<string, number>>): CartViewFragment => ({
  __typename: 'Cart',
  lines: Object.entries(quantities).map(([sku, quantity]) => settledLine(sku, quantity)),
  coupon: null,
  totals: null,
  revision,
})

export const empty = emptyCart('device')
