import { describe, expect, it } from 'vitest'
import { taxed } from '#schema/rules/money.ts'
import { areComparable, kindsByFrequency } from './order.ts'
import type { UnitPrice } from './unit.ts'

const metre = (pounds: number): UnitPrice => ({ unit: 'METRE', price: taxed(pounds, 20) })
const square = (pounds: number): UnitPrice => ({ unit: 'SQUARE_METRE', price: taxed(pounds, 20) })
const piece = (pounds: number): UnitPrice => ({ unit: 'PIECE', price: taxed(pounds, 20) })

describe('the units of a list', () => {
  it.each<[string, readonly (UnitPrice | null)[], string]>([
    ['begin with the one that most have, whatever it costs', [metre(1), square(9), square(5)], 'SQUARE_METRE METRE PIECE'],
    [
      'are metres, square metres and pieces where as many have each',
      [piece(1), null, square(2), metre(3)],
      'METRE SQUARE_METRE PIECE',
    ],
    ['are the same where nothing has one', [], 'METRE SQUARE_METRE PIECE'],
  ])('%s', (_, units, kinds) => {
    expect(kindsByFrequency(units).join(' ')).toBe(kinds)
  })
})

describe('unit prices', () => {
  it.each<[string, readonly (UnitPrice | null)[], boolean]>([
    ['of two of a kind can be compared', [metre(1), null, metre(2)], true],
    ['of different kinds cannot', [metre(1), square(2), piece(3)], false],
    ['of one cannot', [metre(1), null], false],
    ['of none cannot', [], false],
  ])('%s', (_, units, comparable) => {
    expect(areComparable(units)).toBe(comparable)
  })
})
