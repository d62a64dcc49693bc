import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxed } from '#schema/rules/money.ts'
import { areComparable, inUnitPriceOrder } from './order.ts'
import type { UnitPrice } from './unit.ts'

const metre = (pounds: number): UnitPrice => ({ unit: 'METRE', price: taxed(pounds, 20) })
const square = (pounds: number): UnitPrice => ({ unit: 'SQUARE_METRE', price: taxed(pounds, 20) })
const piece = (pounds: number): UnitPrice => ({ unit: 'PIECE', price: taxed(pounds, 20) })

const ordered = (units: readonly (UnitPrice | null)[]) =>
  inUnitPriceOrder(
    units.map((_, i) => i),
    units,
  )

describe('the order by unit price', () => {
  it.each<[string, readonly (UnitPrice | null)[], readonly number[]]>([
    ['lowest first', [metre(3), metre(1), metre(2)], [1, 2, 0]],
    ['the unit most have first, whatever it costs', [metre(1), square(9), square(5)], [2, 1, 0]],
    ['metres, square metres and pieces where as many have each', [piece(1), square(2), metre(3)], [2, 1, 0]],
    ['what has none last', [null, metre(2), null, metre(1)], [3, 1, 0, 2]],
    [
      'by what is paid with VAT',
      [
        { unit: 'METRE', price: taxed(10, 20) },
        { unit: 'METRE', price: taxed(11, 5) },
      ],
      [1, 0],
    ],
    ['equals as they stood', [metre(2), metre(1), metre(2), metre(1)], [1, 3, 0, 2]],
    ['nothing where there is nothing', [], []],
  ])('is %s', (_, units, order) => {
    expect(ordered(units)).toEqual(order)
  })

  it('keeps everything, once, with each unit together and rising', () => {
    const unit = fc.option(fc.tuple(fc.constantFrom(metre, square, piece), fc.nat(20)).map(([of, pounds]) => of(pounds)))
    fc.assert(
      fc.property(fc.array(unit), (units) => {
        const order = ordered(units)
        expect(order.toSorted((a, b) => a - b)).toEqual(units.map((_, i) => i))
        const seen = order.map((i) => units[i] ?? null)
        const kinds = seen.map((unit) => unit?.unit ?? null)
        expect(kinds.filter((kind, i) => kind !== kinds[i - 1])).toHaveLength(new Set(kinds).size)
        seen.forEach((unit, i) => {
          const before = seen[i - 1]
          if (unit && before?.unit === unit.unit) expect(before.price.gross).toBeLessThanOrEqual(unit.price.gross)
        })
      }),
    )
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
