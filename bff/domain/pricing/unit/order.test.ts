import { describe, expect, it } from 'vitest'
import { withTax } from '#schema/rules/money.ts'
import { areComparable, kindsByFrequency } from './order.ts'
import type { UnitPrice } from './unit.ts'

const metre = (pounds: number): UnitPrice => ({ unit: 'METRE', price: withTax(pounds, 20) })
const square = (pounds: number): UnitPrice => ({ unit: 'SQUARE_METRE', price: withTax(pounds, 20) })
const piece = (pounds: number): UnitPrice => ({ unit: 'PIECE', price: withTax(pounds, 20) })

// LIST-16
describe('unit price order', () => {
  it.each<[string, readonly (UnitPrice | null)[], string]>([
    ['puts the most frequent unit first, whatever the prices', [metre(1), square(9), square(5)], 'SQUARE_METRE METRE PIECE'],
    [
      'orders equally frequent units as metre, square metre, piece',
      [piece(1), null, square(2), metre(3)],
      'METRE SQUARE_METRE PIECE',
    ],
    ['uses the default order if there are no unit prices', [], 'METRE SQUARE_METRE PIECE'],
  ])('%s', (_, units, kinds) => {
    expect(kindsByFrequency(units).join(' ')).toBe(kinds)
  })
})

describe('unit price comparison', () => {
  it.each<[string, readonly (UnitPrice | null)[], boolean]>([
    ['accepts two prices of the same unit', [metre(1), null, metre(2)], true],
    ['rejects prices of different units', [metre(1), square(2), piece(3)], false],
    ['rejects a single price', [metre(1), null], false],
    ['rejects a list without prices', [], false],
  ])('%s', (_, units, comparable) => {
    expect(areComparable(units)).toBe(comparable)
  })
})
