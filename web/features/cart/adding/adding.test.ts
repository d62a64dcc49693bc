import { describe, expect, it } from 'vitest'
import type { CartSettings } from '#schema/page.types.ts'
import { CART } from '#schema/rules/constants.ts'
import type { Purchase } from '../purchase.types.ts'
import { fitting } from './fitting.ts'
import { newLine as madeLine } from './new-line.ts'
import { isUnsure, type Obstacle, obstaclesTo } from './obstacles.ts'

const money = (amount: number) => ({ __typename: 'Money', amount, currency: 'GBP', formatted: '' }) as const
const price = (gross: number, isUnknown = false) => ({
  final: { __typename: 'TaxedMoney', net: money(gross), gross: money(gross) } as const,
  isUnknown,
})
const stock = (status: 'OK' | 'OUT_OF_STOCK' | 'VOLATILE') =>
  ({ __typename: 'Stock', status, quantity: null, checkedAt: null, limits: null }) as const

const ANYTHING: CartSettings = { counts: 'quantities', allowsOutOfStock: true, allowsZeroPrice: true }

const product: Purchase['product'] = {
  sku: 'OAK',
  name: 'Oak board',
  url: '/p/OAK/oak-board',
  picture: { __typename: 'Picture', path: 'oak.png', alt: 'Oak board' },
  price: price(1200),
  stock: stock('OK'),
  issues: [],
}
const variant = {
  sku: 'OAK-24',
  name: 'Oak board 2.4 m',
  url: '/p/OAK/oak-board/OAK-24',
  picture: null,
  price: price(2400),
  stock: stock('OK'),
}

const boxed = {
  ...product,
  stock: { ...stock('OK'), limits: { __typename: 'QuantityLimits', least: 20, most: 100, step: 10 } as const },
}
const shown = (obstacle: Obstacle): string =>
  obstacle.kind === 'issue' ? obstacle.message : obstacle.kind === 'quantity' ? `quantity ${obstacle.problem}` : obstacle.kind

const newLine = (purchase: Purchase) => madeLine(purchase, (amount) => `${amount}p`)

describe('putting something into the cart', () => {
  it.each<[string, Purchase, readonly string[]]>([
    ['nothing', { product, quantity: 1 }, []],
    // PRICE-8
    ['nothing of a price of nothing', { product: { ...product, price: price(0) }, quantity: 1 }, []],
    ['nothing of a stock that is not sure', { product: { ...product, stock: stock('VOLATILE') }, quantity: 1 }, []],
    ['nothing of a stock that was not asked for', { product: { ...product, stock: null }, quantity: 1 }, []],
    // CART-17
    ['a price that nobody knows', { product: { ...product, price: price(0, true) }, quantity: 1 }, ['priceUnknown']],
    ['a price below nothing', { product: { ...product, price: price(-1) }, quantity: 1 }, ['priceUnknown']],
    // CART-19, STOCK-6
    ['a stock that is gone', { product: { ...product, stock: stock('OUT_OF_STOCK') }, quantity: 1 }, ['outOfStock']],
    [
      'the stock of the variant that was chosen',
      { product, variant: { ...variant, stock: stock('OUT_OF_STOCK') }, quantity: 1 },
      ['outOfStock'],
    ],
    [
      'the price of the variant that was chosen',
      { product, variant: { ...variant, price: price(0, true) }, quantity: 1 },
      ['priceUnknown'],
    ],
    ['nothing of it', { product, quantity: 0 }, ['nothingChosen']],
    // STOCK-15
    ['nothing of a quantity it is sold in', { product: boxed, quantity: 30 }, []],
    ['fewer than are sold', { product: boxed, quantity: 10 }, ['quantity tooFew']],
    ['a quantity between two steps', { product: boxed, quantity: 25 }, ['quantity notInSteps']],
    ['more than are sold', { product: boxed, quantity: 110 }, ['quantity tooMany']],
    ['nothing of it, before fewer than are sold', { product: boxed, quantity: 0 }, ['nothingChosen']],
    [
      'the limits of the variant that was chosen',
      { product, variant: { ...variant, stock: boxed.stock }, quantity: 10 },
      ['quantity tooFew'],
    ],
    // What the product itself says comes first, and all of it.
    // CART-16
    [
      "the product's own issues",
      { product: { ...product, stock: stock('OUT_OF_STOCK'), issues: [{ message: 'One' }, { message: 'Two' }] }, quantity: 1 },
      ['One', 'Two'],
    ],
  ])('is hindered by %s', (_, purchase, expected) => {
    expect(obstaclesTo(purchase, ANYTHING).map(shown)).toEqual(expected)
  })
})

// STOCK-15
it.each([
  [80, []],
  [90, ['quantity tooMany']],
  [0, []],
])('20 of something of which a cart takes 100 where it has %i: %j', (inCart, expected) => {
  expect(obstaclesTo({ product: boxed, quantity: 20 }, ANYTHING, inCart).map(shown)).toEqual(expected)
})

// A cart that was kept before there were limits.
it('is not hindered by a stock that says nothing of limits', () => {
  const { limits: _, ...before } = boxed.stock
  expect(obstaclesTo(JSON.parse(JSON.stringify({ product: { ...boxed, stock: before }, quantity: 3 })), ANYTHING)).toEqual([])
})

// CART-17, PRICE-8
it.each([
  [0, false, ['priceUnknown']],
  [0, true, []],
  [1, false, []],
])('a price of %i where nothing may cost nothing, or everything may: %j', (amount, allowsZeroPrice, expected) => {
  const obstacles = obstaclesTo({ product: { ...product, price: price(amount) }, quantity: 1 }, { ...ANYTHING, allowsZeroPrice })
  expect(obstacles.map(({ kind }) => kind)).toEqual(expected)
})

// CART-18
it.each([
  ['VOLATILE', false, true],
  ['VOLATILE', true, false],
  ['OK', false, false],
] as const)(
  'a stock that is %s is warned of where the cart takes what is out of stock, %j: %j',
  (status, allowsOutOfStock, expected) => {
    const purchase = { product: { ...product, stock: stock(status) }, quantity: 1 }
    expect(isUnsure(purchase, { ...ANYTHING, allowsOutOfStock })).toBe(expected)
  },
)

describe('the line of the cart', () => {
  it('of a product has its sku, its price and its picture', () => {
    expect(newLine({ product, quantity: 3 })).toMatchObject({
      quantity: 3,
      line: { key: 'OAK', sku: 'OAK', parentSku: null, name: 'Oak board', url: product.url, unitPrice: price(1200).final },
    })
  })

  it('of a variant has the sku, name, price and address of the variant, and the picture of its product where it has none', () => {
    const { line } = newLine({ product, variant, quantity: 1, options: [{ label: 'Length', value: '2.4 m' }] })
    expect(line).toMatchObject({
      ...{ key: 'OAK-24', sku: 'OAK-24', parentSku: 'OAK', name: 'Oak board 2.4 m', url: variant.url, picture: product.picture },
      unitPrice: price(2400).final,
      options: [{ label: 'Length', value: '2.4 m' }],
    })
  })

  it('of the same product with other answers is another line', () => {
    const engraved = (answer: string) => newLine({ product, quantity: 1, optionAnswers: [{ optionId: '7', answer }] }).line.key
    expect(new Set([newLine({ product, quantity: 1 }).line.key, engraved('Tom'), engraved('Ann'), engraved(' Tom ')]).size).toBe(
      3,
    )
  })

  it('costs what its choices make of it', () => {
    const { unitPrice } = newLine({ product, quantity: 1, unitAmount: { net: 1500, tax: 300, gross: 1800 } }).line
    expect([unitPrice?.net.formatted, unitPrice?.gross.formatted]).toEqual(['1500p', '1800p'])
  })

  it('has a whole quantity', () => {
    expect(newLine({ product, quantity: 2.5 }).quantity).toBe(2)
  })
})

// LIMIT-33
describe('a cart with room for one more line', () => {
  const present = Array.from({ length: CART.mostLines - 1 }, (_, position) => `P-${position}`)
  const wanted = (...skus: readonly string[]) => skus.map((sku) => newLine({ product: { ...product, sku }, quantity: 1 }))
  const taken = (...skus: readonly string[]) => fitting(wanted(...skus), present).map(({ line }) => line.sku)

  it('takes the first of several, and says no to the others', () => {
    expect(taken('A', 'B', 'C')).toEqual(['A'])
  })

  it('takes more of what is in it, and of what has just come in', () => {
    expect(taken('A', 'P-7', 'B', 'A', 'P-8')).toEqual(['A', 'P-7', 'A', 'P-8'])
  })
})
