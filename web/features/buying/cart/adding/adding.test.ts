import { describe, expect, it } from 'vitest'
import type { CartSettings } from '#schema/page.types.ts'
import { CART } from '#schema/rules/constants.ts'
import type { Purchase } from '../purchase.types.ts'
import { createLine, linesThatFit } from './new-lines.ts'
import { findObstacles, isStockUnverified, type Obstacle } from './obstacles.ts'

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
const renderObstacle = (obstacle: Obstacle): string =>
  obstacle.kind === 'issue' ? obstacle.message : obstacle.kind === 'quantity' ? `quantity ${obstacle.problem}` : obstacle.kind

const newLine = (purchase: Purchase) => createLine(purchase, (amount) => `${amount}p`)

describe('findObstacles', () => {
  it.each<[string, Purchase, readonly string[]]>([
    ['no error for an available product', { product, quantity: 1 }, []],
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
    // CART-16
    [
      "only the product's own issues, and all of them",
      { product: { ...product, stock: stock('OUT_OF_STOCK'), issues: [{ message: 'One' }, { message: 'Two' }] }, quantity: 1 },
      ['One', 'Two'],
    ],
  ])('reports %s', (_, purchase, expected) => {
    expect(findObstacles(purchase, ANYTHING).map(renderObstacle)).toEqual(expected)
  })

  // STOCK-15
  it.each([
    ['accepts a quantity for an empty cart', 0, []],
    ['accepts a quantity that fills the cart to the maximum', 80, []],
    ['reports a quantity that exceeds the maximum together with the cart', 90, ['quantity tooMany']],
  ])('%s', (_, inCart, expected) => {
    expect(findObstacles({ product: boxed, quantity: 20 }, ANYTHING, inCart).map(renderObstacle)).toEqual(expected)
  })

  it('accepts a product stored by a version of the shop without quantity limits', () => {
    const { limits: _, ...before } = boxed.stock
    expect(findObstacles(JSON.parse(JSON.stringify({ product: { ...boxed, stock: before }, quantity: 3 })), ANYTHING)).toEqual([])
  })

  // CART-17, PRICE-8
  it.each([
    ['reports a price of zero if the shop forbids it', 0, false, ['priceUnknown']],
    ['accepts a price of zero if the shop allows it', 0, true, []],
    ['accepts any other price', 1, false, []],
  ])('%s', (_, amount, allowsZeroPrice, expected) => {
    const obstacles = findObstacles(
      { product: { ...product, price: price(amount) }, quantity: 1 },
      { ...ANYTHING, allowsZeroPrice },
    )
    expect(obstacles.map(({ kind }) => kind)).toEqual(expected)
  })
})

// CART-18
describe('isStockUnverified', () => {
  it.each([
    ['true for a volatile stock', 'VOLATILE', false, true],
    ['false if the shop sells out-of-stock products', 'VOLATILE', true, false],
    ['false for a verified stock', 'OK', false, false],
  ] as const)('is %s', (_, status, allowsOutOfStock, expected) => {
    const purchase = { product: { ...product, stock: stock(status) }, quantity: 1 }
    expect(isStockUnverified(purchase, { ...ANYTHING, allowsOutOfStock })).toBe(expected)
  })
})

describe('createLine', () => {
  it('uses the product’s sku, price and picture', () => {
    expect(newLine({ product, quantity: 3 })).toMatchObject({
      quantity: 3,
      line: { key: 'OAK', sku: 'OAK', parentSku: null, name: 'Oak board', url: product.url, unitPrice: price(1200).final },
    })
  })

  it('uses the variant’s sku, name, price and URL, and the product’s picture if the variant has none', () => {
    const { line } = newLine({ product, variant, quantity: 1, options: [{ label: 'Length', value: '2.4 m' }] })
    expect(line).toMatchObject({
      key: 'OAK-24',
      sku: 'OAK-24',
      parentSku: 'OAK',
      name: 'Oak board 2.4 m',
      url: variant.url,
      picture: product.picture,
      unitPrice: price(2400).final,
      options: [{ label: 'Length', value: '2.4 m' }],
    })
  })

  it('uses another key for other answers to the product’s options', () => {
    const lineKey = (answer: string) => newLine({ product, quantity: 1, optionAnswers: [{ optionId: '7', answer }] }).line.key
    expect(new Set([newLine({ product, quantity: 1 }).line.key, lineKey('Tom'), lineKey('Ann'), lineKey(' Tom ')]).size).toBe(3)
  })

  it('uses the price with the chosen options', () => {
    const { unitPrice } = newLine({ product, quantity: 1, unitAmount: { net: 1500, tax: 300, gross: 1800 } }).line
    expect([unitPrice?.net.formatted, unitPrice?.gross.formatted]).toEqual(['1500p', '1800p'])
  })

  it('rounds the quantity down', () => {
    expect(newLine({ product, quantity: 2.5 }).quantity).toBe(2)
  })
})

// LIMIT-33
describe('linesThatFit in a cart with room for one more line', () => {
  const present = Array.from({ length: CART.mostLines - 1 }, (_, position) => `P-${position}`)
  const createWanted = (...skus: readonly string[]) => skus.map((sku) => newLine({ product: { ...product, sku }, quantity: 1 }))
  const linesFor = (...skus: readonly string[]) => linesThatFit(createWanted(...skus), present).map(({ line }) => line.sku)

  it('returns the first new line and not the others', () => {
    expect(linesFor('A', 'B', 'C')).toEqual(['A'])
  })

  it('returns all lines that are already in the cart or just added', () => {
    expect(linesFor('A', 'P-7', 'B', 'A', 'P-8')).toEqual(['A', 'P-7', 'A', 'P-8'])
  })
})
