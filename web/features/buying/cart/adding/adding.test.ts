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

describe('adding to the cart', () => {
  it.each<[string, Purchase, readonly string[]]>([
    ['nothing', { product, quantity: 1 }, []],
    // PRICE-8
    ['no error for a zero price', { product: { ...product, price: price(0) }, quantity: 1 }, []],
    ['no error for an unverified stock', { product: { ...product, stock: stock('VOLATILE') }, quantity: 1 }, []],
    ['no error for a stock that was not requested', { product: { ...product, stock: null }, quantity: 1 }, []],
    // CART-17
    ['an unknown price', { product: { ...product, price: price(0, true) }, quantity: 1 }, ['priceUnknown']],
    ['a negative price', { product: { ...product, price: price(-1) }, quantity: 1 }, ['priceUnknown']],
    // CART-19, STOCK-6
    ['an out-of-stock product', { product: { ...product, stock: stock('OUT_OF_STOCK') }, quantity: 1 }, ['outOfStock']],
    [
      'the stock of the chosen variant',
      { product, variant: { ...variant, stock: stock('OUT_OF_STOCK') }, quantity: 1 },
      ['outOfStock'],
    ],
    [
      'the price of the chosen variant',
      { product, variant: { ...variant, price: price(0, true) }, quantity: 1 },
      ['priceUnknown'],
    ],
    ['a quantity of zero', { product, quantity: 0 }, ['nothingChosen']],
    // STOCK-15
    ['no error for a quantity in the allowed steps', { product: boxed, quantity: 30 }, []],
    ['a quantity below the minimum', { product: boxed, quantity: 10 }, ['quantity tooFew']],
    ['a quantity between two steps', { product: boxed, quantity: 25 }, ['quantity notInSteps']],
    ['a quantity above the maximum', { product: boxed, quantity: 110 }, ['quantity tooMany']],
    ['a quantity of zero before the minimum', { product: boxed, quantity: 0 }, ['nothingChosen']],
    [
      'the limits of the chosen variant',
      { product, variant: { ...variant, stock: boxed.stock }, quantity: 10 },
      ['quantity tooFew'],
    ],
    // The product's own issues come first, and all of them.
    // CART-16
    [
      "the product's own issues",
      { product: { ...product, stock: stock('OUT_OF_STOCK'), issues: [{ message: 'One' }, { message: 'Two' }] }, quantity: 1 },
      ['One', 'Two'],
    ],
  ])('reports %s', (_, purchase, expected) => {
    expect(obstaclesTo(purchase, ANYTHING).map(shown)).toEqual(expected)
  })
})

// STOCK-15
it.each([
  [80, []],
  [90, ['quantity tooMany']],
  [0, []],
])('checks 20 pieces against a maximum of 100 with %i in the cart: %j', (inCart, expected) => {
  expect(obstaclesTo({ product: boxed, quantity: 20 }, ANYTHING, inCart).map(shown)).toEqual(expected)
})

// A cart stored before limits existed.
it('accepts a stock without limits', () => {
  const { limits: _, ...before } = boxed.stock
  expect(obstaclesTo(JSON.parse(JSON.stringify({ product: { ...boxed, stock: before }, quantity: 3 })), ANYTHING)).toEqual([])
})

// CART-17, PRICE-8
it.each([
  [0, false, ['priceUnknown']],
  [0, true, []],
  [1, false, []],
])('checks a price of %i with zero prices forbidden or allowed: %j', (amount, allowsZeroPrice, expected) => {
  const obstacles = obstaclesTo({ product: { ...product, price: price(amount) }, quantity: 1 }, { ...ANYTHING, allowsZeroPrice })
  expect(obstacles.map(({ kind }) => kind)).toEqual(expected)
})

// CART-18
it.each([
  ['VOLATILE', false, true],
  ['VOLATILE', true, false],
  ['OK', false, false],
] as const)('warns about the stock status %s if out-of-stock sales are allowed, %j: %j', (status, allowsOutOfStock, expected) => {
  const purchase = { product: { ...product, stock: stock(status) }, quantity: 1 }
  expect(isUnsure(purchase, { ...ANYTHING, allowsOutOfStock })).toBe(expected)
})

describe('newLine', () => {
  it('has the product’s sku, price and picture', () => {
    expect(newLine({ product, quantity: 3 })).toMatchObject({
      quantity: 3,
      line: { key: 'OAK', sku: 'OAK', parentSku: null, name: 'Oak board', url: product.url, unitPrice: price(1200).final },
    })
  })

  it('has the variant’s sku, name, price and URL, and the product’s picture if the variant has none', () => {
    const { line } = newLine({ product, variant, quantity: 1, options: [{ label: 'Length', value: '2.4 m' }] })
    expect(line).toMatchObject({
      ...{ key: 'OAK-24', sku: 'OAK-24', parentSku: 'OAK', name: 'Oak board 2.4 m', url: variant.url, picture: product.picture },
      unitPrice: price(2400).final,
      options: [{ label: 'Length', value: '2.4 m' }],
    })
  })

  it('has another key for other answers to the product’s options', () => {
    const engraved = (answer: string) => newLine({ product, quantity: 1, optionAnswers: [{ optionId: '7', answer }] }).line.key
    expect(new Set([newLine({ product, quantity: 1 }).line.key, engraved('Tom'), engraved('Ann'), engraved(' Tom ')]).size).toBe(
      3,
    )
  })

  it('has the price of the chosen options', () => {
    const { unitPrice } = newLine({ product, quantity: 1, unitAmount: { net: 1500, tax: 300, gross: 1800 } }).line
    expect([unitPrice?.net.formatted, unitPrice?.gross.formatted]).toEqual(['1500p', '1800p'])
  })

  it('rounds the quantity down', () => {
    expect(newLine({ product, quantity: 2.5 }).quantity).toBe(2)
  })
})

// LIMIT-33
describe('a cart with room for one more line', () => {
  const present = Array.from({ length: CART.mostLines - 1 }, (_, position) => `P-${position}`)
  const wanted = (...skus: readonly string[]) => skus.map((sku) => newLine({ product: { ...product, sku }, quantity: 1 }))
  const taken = (...skus: readonly string[]) => fitting(wanted(...skus), present).map(({ line }) => line.sku)

  it('accepts the first new line and rejects the others', () => {
    expect(taken('A', 'B', 'C')).toEqual(['A'])
  })

  it('accepts more of lines already in the cart or just added', () => {
    expect(taken('A', 'P-7', 'B', 'A', 'P-8')).toEqual(['A', 'P-7', 'A', 'P-8'])
  })
})
