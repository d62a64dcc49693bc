import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PriceUnit, ProductSort } from '../generated/types.ts'
import { sortAsShown, sortByPrice, sortByUnitPrice } from './shown-order.ts'

const withBoth = (net: number, gross = net * 1.2) => ({ net: { amount: net }, gross: { amount: gross } })
const card = (sku: string, net: number, gross?: number) => ({
  sku,
  price: { isUnknown: false, final: withBoth(net, gross), unit: null },
})
const perUnit = (sku: string, unit: PriceUnit, net: number, gross?: number) => ({
  sku,
  price: { isUnknown: false, final: withBoth(1), unit: { unit, price: withBoth(net, gross) } },
})
const skus = (things: readonly { readonly sku: string }[]) => things.map(({ sku }) => sku).join('')

describe('sortByPrice', () => {
  it.each<[string, readonly (number | null)[], 1 | -1, readonly (number | null)[]]>([
    ['is ascending', [3, 1, 2], 1, [1, 2, 3]],
    ['is descending', [3, 1, 2], -1, [3, 2, 1]],
    ['has items without an amount last if ascending', [null, 2, null, 1], 1, [1, 2, null, null]],
    ['has items without an amount last if descending', [null, 2, null, 1], -1, [2, 1, null, null]],
    ['has an amount of 0 first, unlike a missing amount', [1, 0, null], 1, [0, 1, null]],
    ['is empty for an empty list', [], 1, []],
  ])('%s', (_, amounts, direction, expected) => {
    expect(sortByPrice(amounts, (amount) => amount, direction)).toEqual(expected)
  })

  it.each([1, -1] as const)('is stable (%i)', (direction) => {
    const things = [card('A', 2), card('B', 2), card('C', 2)]
    expect(skus(sortByPrice(things, ({ price }) => price.final.net.amount, direction))).toBe('ABC')
  })
})

// LIST-16
describe('sortByUnitPrice', () => {
  type Unit = { readonly unit: PriceUnit; readonly amount: number }
  const unit = (kind: PriceUnit) => (amount: number) => ({ unit: kind, amount })
  const [metre, square, piece] = [unit('METRE'), unit('SQUARE_METRE'), unit('PIECE')]
  const orderUnits = (units: readonly (Unit | null)[], kinds: readonly PriceUnit[] = ['METRE', 'SQUARE_METRE', 'PIECE']) =>
    sortByUnitPrice([...units.keys()], (i) => units[i], kinds)

  it.each<[string, readonly (Unit | null)[], readonly number[]]>([
    ['sorts the lowest first', [metre(3), metre(1), metre(2)], [1, 2, 0]],
    [
      'keeps equal units together, in the given order of units, whatever the prices',
      [piece(1), square(9), square(5), metre(30)],
      [3, 2, 1, 0],
    ],
    ['puts items without a unit price last', [null, metre(2), null, metre(1)], [3, 1, 0, 2]],
    ['keeps equal prices in their order', [metre(2), metre(1), metre(2), metre(1)], [1, 3, 0, 2]],
    ['returns nothing for an empty list', [], []],
  ])('%s', (_, units, order) => {
    expect(orderUnits(units)).toEqual(order)
  })

  it('keeps all products, with each unit together and ascending', () => {
    const any = fc.option(fc.tuple(fc.constantFrom(metre, square, piece), fc.nat(20)).map(([of, amount]) => of(amount)))
    fc.assert(
      fc.property(fc.array(any), (units) => {
        const order = orderUnits(units)
        expect(order.toSorted((a, b) => a - b)).toEqual([...units.keys()])
        const seen = order.map((i) => units[i] ?? null)
        const kinds = seen.map((unit) => unit?.unit ?? null)
        expect(kinds.filter((kind, i) => kind !== kinds[i - 1])).toHaveLength(new Set(kinds).size)
        seen.forEach((unit, i) => {
          const before = seen[i - 1]
          if (unit && before?.unit === unit.unit) expect(before.amount).toBeLessThanOrEqual(unit.amount)
        })
      }),
    )
  })
})

// LIST-15, LIST-16
describe('products of sortAsShown', () => {
  // Firewood has a different VAT rate than timber.
  const cards = [card('A', 100, 120), card('B', 110, 115.5), card('C', 90, 108)]

  it.each<[string, ProductSort | null, 'gross' | 'net', string]>([
    ['sorted by price with VAT', 'PRICE_ASC', 'gross', 'CBA'],
    ['sorted by price without VAT', 'PRICE_ASC', 'net', 'CAB'],
    ['sorted by descending price with VAT', 'PRICE_DESC', 'gross', 'ABC'],
    ['sorted by descending price without VAT', 'PRICE_DESC', 'net', 'BAC'],
    ['unchanged for any other sort', 'LATEST', 'gross', 'ABC'],
    ['unchanged for relevance', null, 'gross', 'ABC'],
  ])('are %s', (_, sort, form, expected) => {
    expect(skus(sortAsShown(cards, sort, form))).toBe(expected)
  })

  it.each<[string, 'gross' | 'net', string]>([
    ['with VAT', 'gross', 'BACDE'],
    ['without VAT', 'net', 'ABCDE'],
  ])('have equal units together, in the order of the units, %s', (_, form, expected) => {
    const things = [
      perUnit('A', 'METRE', 10, 12),
      perUnit('C', 'PIECE', 2),
      perUnit('D', 'PIECE', 3),
      card('E', 1),
      perUnit('B', 'METRE', 11, 11.5),
    ]
    expect(skus(sortAsShown(things, 'UNIT_PRICE_ASC', form))).toBe(expected)
  })

  it.each([
    ['no price', null],
    ['an unknown price', { isUnknown: true, final: withBoth(0), unit: null }],
  ])('end with products that have %s', (_, price) => {
    const things = [{ sku: 'A', price }, card('B', 5), card('C', 4)]
    expect(skus(sortAsShown(things, 'PRICE_ASC'))).toBe('CBA')
    expect(skus(sortAsShown(things, 'PRICE_DESC'))).toBe('BCA')
    expect(skus(sortAsShown(things, 'UNIT_PRICE_ASC'))).toBe('ABC')
  })
})
